import type { Logger } from 'pino';
import type { Roster } from '../leaderboard/roster.ts';
import { type SessionSummary, type Store, StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

/** Drinks that could not be read are read again after this time. */
const RETRY_MS = 1_000;

export interface FigureReaderDeps {
  readonly store: Pick<Store, 'read'>;
  readonly timers: Pick<Timers, 'after'>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Adds sessions that another server saved to a roster that needs figures. It reads each guest's drinks first, one guest
 * after the other, because after an outage there may be thousands. A guest has no figures until the drinks can be read.
 */
export class FigureReader {
  readonly #roster: Roster;
  readonly #deps: FigureReaderDeps;
  /** Sessions whose drinks are to be read, by id. */
  readonly #waiting = new Map<string, SessionSummary>();
  #underWay: Promise<void> | null = null;
  #cancelRetry: (() => void) | null = null;
  #isStopped = false;

  constructor(roster: Roster, deps: FigureReaderDeps) {
    this.#roster = roster;
    this.#deps = deps;
  }

  add(session: SessionSummary): void {
    // The session moves to the end, so that a running pass reads it too.
    this.#waiting.delete(session.sessionId);
    this.#waiting.set(session.sessionId, session);
    if (this.#cancelRetry) this.#roster.apply(session);
    else this.#start();
  }

  /** Whether this version of a session, or a later version, waits to be added to the roster. */
  knows({ sessionId, version }: Pick<SessionSummary, 'sessionId' | 'version'>): boolean {
    return (this.#waiting.get(sessionId)?.version ?? 0) >= version;
  }

  /** Resolves when all added sessions are on the roster, with their figures if the drinks could be read. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting.clear();
    this.#cancelRetry?.();
  }

  #start(): void {
    if (!this.#isStopped) this.#underWay ??= this.#readAll();
  }

  async #readAll(): Promise<void> {
    try {
      for (const [id, session] of this.#waiting) {
        const { record } = await this.#deps.store.read(id);
        if (this.#isStopped) return;
        this.#roster.apply(record ?? session);
        if (this.#waiting.get(id) === session) this.#waiting.delete(id);
      }
    } catch (error) {
      for (const session of this.#waiting.values()) this.#roster.apply(session);
      this.#retryAfter(error);
    } finally {
      this.#underWay = null;
    }
  }

  #retryAfter(error: unknown): void {
    if (this.#isStopped) return;
    if (!(error instanceof StoreUnavailable)) {
      this.#waiting.clear();
      this.#deps.log.error({ err: error }, 'the drinks of a guest were not read');
      return;
    }
    this.#cancelRetry = this.#deps.timers.after(RETRY_MS, () => {
      this.#cancelRetry = null;
      this.#start();
    });
  }
}
