import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { ClockMark } from '../store/store.ts';
import type { Machine } from './machine.ts';

/** The smallest change of the wall clock that counts as a jump, and not as a correction. */
export const JUMP_MS = MINUTE_MS;
/** If the server was off for longer than this, it may have started before the computer's clock was set. */
const LONG_ABSENCE_MS = HOUR_MS;
/** A computer with a network sets its clock within this time after its start. */
const DOUBT_MS = 5 * MINUTE_MS;

interface Doubt {
  readonly untilUptimeMs: number;
  readonly wallBase: number;
}

/**
 * The server's time (docs/decisions/0013-a-clock-of-its-own.md). It starts with the wall clock and advances with the
 * uptime, so that setting the clock while Clink runs ends no evening. A mark in the store preserves it across restarts.
 * Times in ms.
 */
export class ServerClock {
  readonly #machine: Machine;
  readonly #mark: ClockMark | undefined;
  #base: number;
  #doubt: Doubt | null = null;

  constructor(machine: Machine, mark: ClockMark | undefined) {
    this.#machine = machine;
    this.#mark = mark;
    const wallBase = this.#wallBase();
    const uptimeMs = machine.uptimeMs();
    const isSameBoot = mark?.bootId != null && mark.bootId === machine.bootId && mark.uptimeMs <= uptimeMs;
    this.#base = mark && isSameBoot ? mark.serverMs - mark.uptimeMs : this.#baseFrom(wallBase);
    const isLongAgo = mark !== undefined && uptimeMs + this.#base - mark.serverMs > LONG_ABSENCE_MS;
    if (isLongAgo && !isSameBoot) this.#doubt = { untilUptimeMs: uptimeMs + DOUBT_MS, wallBase };
  }

  now(): number {
    if (this.#doubt) this.#checkDoubt(this.#doubt);
    return Math.round(this.#machine.uptimeMs() + this.#base);
  }

  /**
   * True for a while after a start if the wall clock is not confirmed. During this time no evening ends, and the server
   * follows a wall clock that is set back.
   */
  isInDoubt(): boolean {
    return this.#doubt !== null && this.#machine.uptimeMs() < this.#doubt.untilUptimeMs;
  }

  /** The earliest time that may be the present time. */
  earliestNow(): number {
    return this.#doubt && this.#mark ? this.#mark.serverMs : this.now();
  }

  /** How far the wall clock is ahead of the server's time. Negative if it is behind. */
  wallAheadMs(): number {
    return this.#machine.wallMs() - this.now();
  }

  /**
   * Sets the server's time to the wall clock. Call it only while nothing is stored, because every stored time would
   * shift.
   */
  followWall(): void {
    this.#doubt = null;
    this.#base = this.#wallBase();
  }

  /** The times that the next start needs. */
  mark(): ClockMark {
    const { bootId } = this.#machine;
    const [wallMs, uptimeMs] = [this.#machine.wallMs(), Math.round(this.#machine.uptimeMs())];
    return { serverMs: this.now(), wallMs, uptimeMs, bootId };
  }

  #checkDoubt({ wallBase, untilUptimeMs }: Doubt): void {
    const wallBaseNow = this.#wallBase();
    if (wallBaseNow < wallBase - JUMP_MS) this.#base = this.#baseFrom(wallBaseNow);
    if (this.#machine.uptimeMs() >= untilUptimeMs) this.#doubt = null;
  }

  /** Keeps the difference between the server's time and the wall clock from the mark, but is never earlier than the mark. */
  #baseFrom(wallBase: number): number {
    if (!this.#mark) return wallBase;
    const { serverMs, wallMs } = this.#mark;
    return Math.max(wallBase + serverMs - wallMs, serverMs - this.#machine.uptimeMs());
  }

  #wallBase(): number {
    return this.#machine.wallMs() - this.#machine.uptimeMs();
  }
}
