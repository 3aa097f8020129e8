/** Rents that change, in words. */
import type { RentChange } from "../api/monopoly";
import { money, t } from "../lib/i18n.svelte";

/** What a lot would cost then. */
export const rentText = (change: RentChange): string =>
  change.times_dice ? t("web-mono-times-dice", { n: change.after }) : money(change.after);

/** What it costs now. */
export const rentBefore = (change: RentChange): string =>
  change.times_dice ? t("web-mono-times-dice", { n: change.before }) : money(change.before);
