/** The table as text: the decision, the board, our tiles, chains, players. */
import type { View } from "../../api/acquire";
import { money, t, words } from "../../lib/i18n.svelte";
import { readBoard, type Board } from "./board/board";
import { effectText } from "./board/effects";
import { mySeat } from "./players/seats";
import { chainName } from "./words";

export interface Section {
  title: string;
  lines: string[];
  mono?: boolean;
}

/** The current decision in the terminal's words. */
export function promptText(view: View): string {
  const { prompt } = view;
  if (view.awaits === "over") return t("prompt-over");
  if (!prompt) return "";
  switch (prompt.kind) {
    case "dispose":
      return t("prompt-dispose", {
        n: prompt.held ?? 0,
        chain: chainName(prompt.chain ?? ""),
        survivor: chainName(prompt.survivor ?? ""),
      });
    case "buy":
      return t("prompt-buy", { n: prompt.most_bought ?? 0 });
    case "replace":
      return t("prompt-replace", { tiles: (prompt.tiles ?? []).join(", ") });
    default:
      return t(prompt.key);
  }
}

/** A square for screen readers: "4E", "Continental", "6 tiles". */
export function squareWords(tile: string, board: Board, hand: readonly string[]): string[] {
  const { ground, lands } = board.position;
  const parts = [tile];
  const what = ground.get(tile) ?? "empty";
  if (hand.includes(tile)) parts.push(t("board-own-tile"));
  else if (what === "empty") parts.push(t("web-acquire-empty"));
  else if (what === "alone") parts.push(t("board-independent-tile"));
  else {
    parts.push(chainName(what));
    const land = lands.find(({ chain }) => chain === what);
    if (land?.headquarters === tile) parts.push(t("tiles", { n: land.tiles.length }));
  }
  if (board.last?.tile === tile) parts.push(t("board-last-tile"));
  return parts;
}

/** Actions in the notation that answer the current decision. */
function examples(view: View): string[] {
  const { prompt } = view;
  if (!prompt) return [];
  const declare = prompt.may_declare ? ["declare"] : [];
  switch (prompt.kind) {
    case "place": {
      const legal = (prompt.placements ?? []).filter(({ kind }) => kind !== "illegal");
      return [
        ...legal.slice(0, 2).map(({ tile }) => `place ${tile}`),
        ...(prompt.may_swap ? ["swap"] : []),
        ...(prompt.may_skip ? ["skip"] : []),
        ...declare,
      ];
    }
    case "found":
    case "survivor":
    case "acquire":
      return (prompt.chains ?? []).map((chain) => `${prompt.kind} ${chain}`);
    case "dispose":
      return ["sell 1", ...((prompt.most_traded ?? 0) > 0 ? ["trade 2"] : []), "keep"];
    case "buy": {
      const chain = view.chains.find(({ size, bank }) => size > 0 && bank > 0);
      return [
        ...(chain && prompt.most_bought ? [`buy 1 ${chain.name}`] : []),
        "buy none",
        ...declare,
      ];
    }
    case "replace":
      return [`replace ${(prompt.tiles ?? []).join(" ")}`, "replace none"];
  }
}

function asked(view: View): Section[] {
  const sentence = promptText(view);
  if (!sentence) return [];
  const lines = [sentence];
  const { prompt } = view;
  for (const chain of prompt?.kind === "dispose" ? [] : (prompt?.chains ?? [])) {
    const paid = (prompt?.bonuses?.[chain] ?? []).flatMap((amount, place) =>
      amount ? [`${view.seats[place]?.name ?? ""} ${money(amount)}`] : [],
    );
    if (paid.length)
      lines.push(
        `${t("web-acquire-bonuses-for", { chain: chainName(chain) })}: ${paid.join(", ")}`,
      );
  }
  const how = examples(view);
  if (how.length) lines.push(t("web-acquire-text-how", { examples: how.join("; ") }));
  return [{ title: t("web-acquire-text-asked"), lines }];
}

function chainLines(view: View): string[] {
  return view.chains.map((chain) => {
    const name = chainName(chain.name);
    const left = words.number(chain.bank);
    if (!chain.size) return t("web-acquire-text-away", { name, "n-left": left });
    const parts = [
      t("web-acquire-text-chain", {
        name,
        n: chain.size,
        price: money(chain.price),
        "n-left": left,
      }),
      `${t("board-bonuses", {
        amounts: chain.bonuses
          .filter((amount) => amount > 0)
          .map((amount) => money(amount))
          .join(" / "),
      })}.`,
    ];
    if (chain.safe) parts.push(`${t("board-safe-chain")}.`);
    return parts.join(" ");
  });
}

function playerLines(view: View): string[] {
  return view.seats.map((seat) => {
    const shares = view.chains.flatMap(({ name }) => {
      const n = seat.shares?.[name] ?? 0;
      return n ? [t("stock-item", { n, chain: chainName(name) })] : [];
    });
    const cash = seat.cash === null ? t("web-acquire-secret") : money(seat.cash);
    return [`${seat.name}: ${cash}`, ...shares].join("; ");
  });
}

/** The tiles of each chain, and the independent ones. */
function boardLines(view: View): string[] {
  const { ground, lands } = readBoard(view.board, new Map());
  const alone = [...ground].filter(([, what]) => what === "alone").map(([tile]) => tile);
  return [
    ...lands.map(({ chain, tiles }) => `${chainName(chain)}: ${tiles.join(", ")}.`),
    ...(alone.length ? [t("board-independent-tiles", { tiles: alone.join(", ") })] : []),
  ];
}

export function textSections(view: View): Section[] {
  const names = view.seats.map(({ name }) => name);
  const mine = mySeat(view)?.tiles ?? [];
  const effects = new Map((view.prompt?.placements ?? []).map((effect) => [effect.tile, effect]));
  const hand = mine.map((tile) => {
    const effect = effects.get(tile);
    return effect ? `${tile}. ${effectText(effect, names, null)}` : tile;
  });
  return [
    ...asked(view),
    ...(hand.length ? [{ title: t("web-acquire-hand"), lines: hand }] : []),
    { title: t("label-chains"), lines: chainLines(view) },
    { title: t("web-acquire-players"), lines: playerLines(view) },
    {
      title: t("web-acquire-text-board"),
      mono: true,
      lines: [
        ...boardLines(view),
        t("web-acquire-pile", { n: view.pile }),
        ...(view.aside.length ? [`${t("label-set-aside")}: ${view.aside.join(", ")}`] : []),
      ],
    },
  ];
}
