/** Who may enter this server and play here, as its host has decided. */
import type { Me, SiteInfo } from "../api/server";
import { get } from "./http";

const KEY = "magnate-invitation";

class Site {
  access: SiteInfo["access"] = $state("open");
  registration: boolean = $state(true);

  async load(): Promise<void> {
    const info = await get<SiteInfo>("/api/site");
    this.access = info.access;
    this.registration = info.registration;
  }

  /** Whether strangers see nothing but the entrance. */
  get isClosed(): boolean {
    return this.access === "invitation-only";
  }

  /** Whether a person may only watch until they have an account. */
  needsAccount(person: Me | null): boolean {
    return this.access === "accounts-only" && !person?.login;
  }

  /** The invitation with which this browser entered; guests that it adds need one too. */
  get invitation(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // the browser allows no storage
    }
  }

  keepInvitation(token: string): void {
    try {
      localStorage.setItem(KEY, token);
    } catch {
      // then it has to be given again
    }
  }
}

export const site = new Site();
