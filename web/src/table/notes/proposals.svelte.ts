/** Proposals to all other players: an undo, a pause, calling the game off. */
import type { ProposalInfo } from "../../api/server";
import type { Connection } from "../../lib/connection.svelte";
import { t } from "../../lib/i18n.svelte";
import { give } from "../commands";
import { toast } from "../toasts/toasts.svelte";

let withdrawn: ProposalInfo | null = null;

/** Accept or reject the open proposal; a rejection by its author withdraws it. */
export function answer(connection: Connection, agrees: boolean): void {
  const { proposal, you } = connection.table!;
  if (!proposal) return;
  if (proposal.seat === you) withdrawn = proposal;
  void give(connection, { type: "answer", proposal: proposal.number, agrees });
}

/** Tell players that their proposal was rejected; called once for a table. */
export function watchProposals(connection: Connection): void {
  let mine: ProposalInfo | null = null;
  let events = 0;
  $effect(() => {
    const { proposal, you, status } = connection.table!;
    const { length } = connection.log;
    const done =
      mine?.what === "undo" ? length < events : status === "paused" || status === "ended";
    if (mine && !proposal && !done && mine.number !== withdrawn?.number)
      toast.show({ text: t("web-proposal-refused"), bad: true });
    mine = proposal && proposal.seat === you ? proposal : null;
    events = length;
  });
}
