import { BOARDS, rankName } from '../../domain/leaderboard/boards.ts';
import type { You } from '../../domain/leaderboard/snapshot.ts';
import type { ServedModeration } from '../../domain/session/served-moderation.ts';
import type { EventSink } from '../http/event-sink.ts';
import type { Credentials } from '../http/ownership.ts';
import { retryBytes } from './event-bytes.ts';

const RANKS = BOARDS.map(rankName);
/** The time after which a reader of single snapshots requests the next one. */
const ONCE_AGAIN_MS = 4_000;

/** One open stream. A slow reader never blocks others, because it is skipped and later gets a snapshot. */
export class Subscriber {
  readonly caller: Credentials | null;
  /** False for a client that supports only snapshots. */
  readonly takesDeltas: boolean;
  readonly #sink: EventSink;
  #lastYou: You | undefined;
  #isBehind = false;
  #hasMissed = false;
  #endsAfterSnapshot = false;

  constructor(sink: EventSink, caller: Credentials | null, takesDeltas: boolean) {
    this.#sink = sink;
    this.caller = caller;
    this.takesDeltas = takesDeltas;
  }

  isBehind(): boolean {
    return this.#isBehind;
  }

  /** Skips the reader if it is behind, so that it later gets a snapshot. Returns whether the reader was skipped. */
  skipIfBehind(): boolean {
    if (this.#isBehind) this.#hasMissed = true;
    return this.#hasMissed;
  }

  /** Writes events in one or more parts, which are sent together. */
  write(...parts: readonly Uint8Array[]): void {
    if (!this.#sink.write(...parts)) this.#isBehind = true;
  }

  /** Call it for a reader that cannot follow a stream, because a proxy holds the stream back until it ends. */
  wantsOneSnapshot(): void {
    this.#endsAfterSnapshot = true;
  }

  hasBegun(): void {
    if (!this.#endsAfterSnapshot) return;
    this.write(retryBytes(ONCE_AGAIN_MS));
    this.end();
  }

  /** Whether the caller's own ranks, or the hosts' decision about the caller, differ from those that were sent last. */
  isNews(you: You | undefined): boolean {
    const last = this.#lastYou;
    const isOtherRank = RANKS.some((name) => you?.[name] !== last?.[name]);
    return isOtherRank || !isSameModeration(you?.host, last?.host);
  }

  /** Remembers what is sent now, for `isNews`. */
  remember(you: You | undefined): void {
    this.#lastYou = you;
  }

  /** Calls back when a reader that was skipped can take bytes again. */
  onCaughtUp(listener: () => void): void {
    this.#sink.onDrain(() => {
      this.#isBehind = false;
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
}

function isSameModeration(a: ServedModeration | undefined, b: ServedModeration | undefined): boolean {
  return a === b || (a?.name === b?.name && a?.hidden === b?.hidden && a?.admission === b?.admission);
}
