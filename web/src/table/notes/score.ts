/** A line of the final scores. */
export interface Score {
  seat: number;
  name: string;
  /** Null for a player who went out. */
  amount: number | null;
  wins: boolean;
}
