import { MINUTE_MS } from '../../domain/limits.ts';

/** The longest time after the end of a session in which its commits may arrive. */
const LATEST_COMMIT_MS = 60 * MINUTE_MS;

/**
 * Ended sessions and the times of their ends, so that a late commit does not restore a session. Times in ms on the
 * server's clock.
 */
export class EndedSessions {
  readonly #endedAt = new Map<string, number>();

  has(sessionId: string): boolean {
    return this.#endedAt.has(sessionId);
  }

  add(sessionIds: readonly string[], nowMs: number): void {
    for (const id of sessionIds) this.#endedAt.set(id, nowMs);
    this.#dropOld(nowMs);
  }

  #dropOld(nowMs: number): void {
    for (const [id, endedAt] of this.#endedAt) {
      if (nowMs - endedAt <= LATEST_COMMIT_MS) return;
      this.#endedAt.delete(id);
    }
  }
}
