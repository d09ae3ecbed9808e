import type { You } from '../../domain/protocol.ts';
import type { EventSink } from './event-sink.ts';

/** How long a reader may stay behind before its stream is closed: its phone connects anew when it wakes. */
const PATIENCE_MS = 60_000;

/** Who asks: a session and the hash of the secret that was shown with it. */
export interface Asker {
  readonly sessionId: string;
  readonly writeKeyHash: string;
}

/** One open stream. Never blocks the others: while its reader is behind it is passed over, then gets a full picture. */
export class Viewer {
  readonly asker: Asker | null;
  /** False: only whole pictures, for a client that does not know changes. */
  readonly takesChanges: boolean;
  readonly #sink: EventSink;
  readonly #now: () => number;
  #lastYou: You | undefined;
  #behindSince: number | null = null;
  #hasMissed = false;

  constructor(sink: EventSink, asker: Asker | null, takesChanges: boolean, now: () => number) {
    this.#sink = sink;
    this.asker = asker;
    this.takesChanges = takesChanges;
    this.#now = now;
  }

  isBehind(): boolean {
    return this.#behindSince !== null;
  }

  /** Passes over a reader that is behind, who gets a full picture later; says whether it did. */
  skipIfBehind(): boolean {
    if (this.#behindSince !== null) this.#hasMissed = true;
    return this.#hasMissed;
  }

  write(bytes: Uint8Array): void {
    if (!this.#sink.write(bytes)) this.#behindSince ??= this.#now();
  }

  /** True when the own ranks or counts differ from what this viewer was sent last. */
  isNews(you: You | undefined): boolean {
    return !isSame(you, this.#lastYou);
  }

  /** This is what the viewer is sent now. */
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

function isSame(a: You | undefined, b: You | undefined): boolean {
  return (
    a?.total_drinks === b?.total_drinks &&
    a?.drinks_per_hour === b?.drinks_per_hour &&
    a?.most_drinks_rank === b?.most_drinks_rank &&
    a?.fastest_pace_rank === b?.fastest_pace_rank
  );
}
