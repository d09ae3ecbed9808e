/** An app shows a code for 30 s, and the step before and after count too. */
const REMEMBERED_MS = 120_000;

/** Codes of authenticator apps that opened an account just now. Each opens it once (RFC 6238, 5.2). */
export class UsedCodes {
  /** When each was used, oldest first. */
  readonly #usedAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns false if the code was used already. */
  use(hostId: string, code: string): boolean {
    const now = this.#now();
    for (const [key, usedAt] of this.#usedAt) {
      if (now - usedAt < REMEMBERED_MS) break;
      this.#usedAt.delete(key);
    }
    const key = `${hostId} ${code}`;
    if (this.#usedAt.has(key)) return false;
    this.#usedAt.set(key, now);
    return true;
  }
}
