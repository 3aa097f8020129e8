/** Names of chains and other things in the current language. */
import { t } from "../../lib/i18n.svelte";

export const chainName = (chain: string): string => t(`chain-${chain.toLowerCase()}`);
