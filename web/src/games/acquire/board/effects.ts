/** What a placement would do, in words. */
import type { Effect } from "../../../api/acquire";
import { t, words } from "../../../lib/i18n.svelte";
import { rich, type Part } from "../../../table/log/lines";
import { reasonText } from "../../../table/commands";
import { chainList, chainPart } from "../log/log";
import { chainName } from "../words";

/** The chain that is certain to survive a merger, if there is one. */
export function survivorOf(effect: Effect): string | null {
  const [first, second] = effect.survivors ?? [];
  return first && !second ? first : null;
}

/** The chains that may be acquired. */
export function acquiredBy(effect: Effect): string[] {
  const survivor = survivorOf(effect);
  return (effect.chains ?? []).filter((chain) => chain !== survivor);
}

/** A sentence with drawn chains, without the name of the tile. */
export function effectParts(effect: Effect): Part[] {
  const chains = effect.chains ?? [];
  const n = effect.size ?? 0;
  switch (effect.kind) {
    case "none":
      return rich("effect-none");
    case "found":
      return rich("web-acquire-if-found", { n });
    case "grow": {
      const chain = chains[0] ?? "";
      return rich("effect-grow", { chain: chainPart(chain), from: effect.sizes?.[chain] ?? 0, n });
    }
    case "merge": {
      const survivor = survivorOf(effect);
      if (!survivor) return rich("effect-merge", { chains: chainList(chains) });
      return rich("web-acquire-if-merge", {
        survivor: chainPart(survivor),
        chains: chainList(acquiredBy(effect)),
        n,
      });
    }
    case "illegal":
      return rich(`effect-illegal-${effect.duration ?? "permanent"}`);
  }
}

/** Why a tile cannot be placed, with the rule's clause. */
export function whyNot(effect: Effect): { text: string; clause: string } | null {
  if (effect.kind !== "illegal" || !effect.reason) return null;
  return { text: reasonText(effect.reason), clause: effect.clause ?? "" };
}

/** Who would be paid what for a chain, the most first. */
export function payments(
  bonuses: readonly number[] | undefined,
): { seat: number; amount: number }[] {
  return (bonuses ?? [])
    .map((amount, place) => ({ seat: place + 1, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);
}

/** The same as plain words, for screen readers and the table as text. */
export function effectText(effect: Effect, names: readonly string[], price: number | null): string {
  const parts = [
    effectParts(effect)
      .map(({ text }) => text)
      .join(""),
  ];
  if (price !== null && effect.kind !== "none" && effect.kind !== "illegal")
    parts.push(`${t("web-acquire-share-for", { amount: words.money(price) })}.`);
  for (const chain of effect.kind === "merge" ? acquiredBy(effect) : []) {
    const paid = payments(effect.bonuses?.[chain]).map(
      ({ seat, amount }) => `${names[seat - 1] ?? ""} ${words.money(amount)}`,
    );
    if (paid.length)
      parts.push(
        `${t("web-acquire-bonuses-for", { chain: chainName(chain) })}: ${paid.join(", ")}.`,
      );
  }
  const why = whyNot(effect);
  if (why) parts.push(why.text);
  return parts.join(" ");
}
