import type { You } from '../../domain/leaderboard/snapshot.ts';
import type { Credentials } from '../ownership.ts';
import type { EventSink } from './event-sink.ts';

/** How long a reader may stay behind before its stream is closed: its phone connects again when it wakes. */
const PATIENCE_MS = 60_000;

/** One open stream. It never blocks the others: while its reader is behind it is passed over, then gets a snapshot. */
export class Subscriber {
  readonly caller: Credentials | null;
  /** False: only snapshots, for a client that does not know deltas. */
  readonly takesDeltas: boolean;
  readonly #sink: EventSink;
  readonly #now: () => number;
  #lastYou: You | undefined;
  #behindSince: number | null = null;
  #hasMissed = false;

  constructor(sink: EventSink, caller: Credentials | null, takesDeltas: boolean, now: () => number) {
    this.#sink = sink;
    this.caller = caller;
    this.takesDeltas = takesDeltas;
    this.#now = now;
  }

  isBehind(): boolean {
    return this.#behindSince !== null;
  }

  /** Passes over a reader that is behind, who gets a snapshot later; says whether it did. */
  skipIfBehind(): boolean {
    if (this.#behindSince !== null) this.#hasMissed = true;
    return this.#hasMissed;
  }

  /** One event, in one or more parts. */
  write(...parts: readonly Uint8Array[]): void {
    if (!this.#sink.write(...parts)) this.#behindSince ??= this.#now();
  }

  /** True when the caller's own ranks differ from what was sent last. */
  isNews(you: You | undefined): boolean {
    const last = this.#lastYou;
    return you?.mostDrinksRank !== last?.mostDrinksRank || you?.fastestPaceRank !== last?.fastestPaceRank;
  }

  /** This is what is sent now. */
  remember(you: You | undefined): void {
    this.#lastYou = you;
  }

  /** The server's patience with a reader that does not read. */
  isLost(): boolean {
    return this.#behindSince !== null && this.#now() - this.#behindSince > PATIENCE_MS;
  }

  /** Calls back when a reader that has missed something can be written to again. */
  onCaughtUp(listener: () => void): void {
    this.#sink.onDrain(() => {
      this.#behindSince = null;
      if (!this.#hasMissed) return;
      this.#hasMissed = false;
      listener();
    });
  }

  onClose(listener: () => void): void {
    this.#sink.onClose(listener);
  }

  end(): void {
    this.#sink.end();
  }

  cut(): void {
    this.#sink.cut();
  }
}
