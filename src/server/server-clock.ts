import { HOUR_MS, MINUTE_MS } from '../domain/limits.ts';
import type { Machine } from './machine.ts';
import type { ClockMark } from './store/store.ts';

/** A step of the wall clock that is more than the correction of a small error. */
export const JUMP_MS = MINUTE_MS;
/** A server that was off for longer than this may have been started before the computer's clock was set. */
const LONG_ABSENCE_MS = HOUR_MS;
/** A computer with a network sets its clock within this after its start. */
const DOUBT_MS = 5 * MINUTE_MS;

interface Doubt {
  readonly untilUptimeMs: number;
  /** The wall clock's time at uptime 0, as it was at the start. */
  readonly wallBase: number;
}

/**
 * The server's time (docs/decisions/0013-a-clock-of-its-own.md). It begins with the wall clock and passes with the
 * uptime: a clock that is set while Clink runs ends no evening. A mark in the store carries it over a restart. Times in ms.
 */
export class ServerClock {
  readonly #machine: Machine;
  readonly #mark: ClockMark | undefined;
  /** The server's time at uptime 0. */
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
   * True for a while after a start when nothing says that the wall clock is right. Meanwhile nobody's evening ends, and
   * the server follows a wall clock that is set back.
   */
  isInDoubt(): boolean {
    return this.#doubt !== null && this.#machine.uptimeMs() < this.#doubt.untilUptimeMs;
  }

  /** The earliest time that it may be now. */
  earliestNow(): number {
    return this.#doubt && this.#mark ? this.#mark.serverMs : this.now();
  }

  /** How far the wall clock is ahead of this one; negative when it is behind. */
  wallAheadMs(): number {
    return this.#machine.wallMs() - this.now();
  }

  /** Takes the wall clock's time. Only while nothing is stored: else every stored time would move. */
  followWall(): void {
    this.#doubt = null;
    this.#base = this.#wallBase();
  }

  /** What the next start has to know. */
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

  /** As far from the wall clock as at the mark, and never before the mark. */
  #baseFrom(wallBase: number): number {
    if (!this.#mark) return wallBase;
    const { serverMs, wallMs } = this.#mark;
    return Math.max(wallBase + serverMs - wallMs, serverMs - this.#machine.uptimeMs());
  }

  /** The wall clock's time at uptime 0. */
  #wallBase(): number {
    return this.#machine.wallMs() - this.#machine.uptimeMs();
  }
}
