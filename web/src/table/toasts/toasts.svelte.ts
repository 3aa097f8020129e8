/** Short notes that are shown for a while. */

export interface Note {
  text: string;
  bad?: boolean;
  clause?: string;
  game?: string;
  /** Who says it. */
  seat?: number | null;
}

const STAYS = 7000;
const SAYING_STAYS = 4000;

class Toasts {
  shown: (Note & { number: number })[] = $state.raw([]);
  /** How many sheets are open: notes are shown in the front one. */
  layer: number = $state(0);
  #number = 0;

  show(note: Note): void {
    const number = ++this.#number;
    this.shown = [...this.shown.filter(({ text }) => text !== note.text), { ...note, number }];
    setTimeout(() => this.hide(number), note.seat ? SAYING_STAYS : STAYS);
  }

  clear(): void {
    this.shown = [];
  }

  hide(number: number): void {
    this.shown = this.shown.filter((note) => note.number !== number);
  }
}

export const toast = new Toasts();
