import { countClinks } from '../../domain/moments/clinks.ts';
import { isOnLeaderboard } from '../../domain/session/session-lifetime.ts';
import { type Counted, nextCounted } from '../../domain/wall/room-totals.ts';
import { type RoomTally, roomTally, type Tally } from '../../domain/wall/tally.ts';
import { isFrozen, type Pause } from './pause.ts';
import { isHeard, isNamed, isSeen, latestDrink, latestOf, type RosterEntry } from './roster-entry.ts';

/** The room as a wall shows it, without names. */
export interface Room extends RoomTally {
  /** The number of guests whom everybody sees. */
  readonly guests: number;
  readonly lastDrinkAt: number | null;
  /** How many of these guests do not show their numbers. */
  readonly quiet: number;
  /** How many of the guests who show their numbers have logged a drink. */
  readonly tasted: number;
  /** The time at which the last of these guests' sessions is deleted. */
  readonly deletesAt: number | null;
}

interface Source {
  readonly entries: ReadonlyMap<string, RosterEntry>;
  pause(): Pause | null;
  /** Whether the figures of guests are kept up to date. */
  hasFigures(): boolean;
}

/**
 * The guests of a roster whom everybody sees, and the facts about them that everybody may know. Times in ms on the
 * server's clock.
 */
export class InSight {
  readonly #source: Source;
  /** The drinks that the totals on a wall contain. */
  #counted: Counted = new Map();

  constructor(source: Source) {
    this.#source = source;
  }

  /** The numbers of the whole room for a wall. */
  room(nowMs: number): Room {
    const shown = this.#seen(nowMs);
    const heard = shown.filter((entry) => isHeard(entry, nowMs));
    const tallies = this.#count(shown, nowMs);
    const lastDrinkAt = latestDrink(heard);
    const deletesAt = Math.max(0, ...shown.map(({ expiresAt }) => expiresAt)) || null;
    const tasted = heard.filter(({ guest }) => guest.lastDrinkAt).length;
    const quiet = shown.length - heard.length;
    return { guests: shown.length, quiet, ...roomTally(tallies, nowMs), lastDrinkAt, tasted, deletesAt };
  }

  /** The time of the last drink among guests who show their numbers, to within a minute. */
  lastDrinkAt(nowMs: number): number | null {
    return latestDrink(this.#seen(nowMs).filter((entry) => isHeard(entry, nowMs)));
  }

  /** How often two guests clinked glasses, among the guests whom everybody sees. */
  clinks(nowMs: number): number {
    return countClinks(this.#tallies(this.#seen(nowMs)).map(([, { times }]) => times));
  }

  /** The names of at most `most` guests that everybody has seen for at least `waitMs`, the latest first. */
  latestNames(nowMs: number, waitMs: number, most: number): string[] {
    return latestOf(this.#named(nowMs, waitMs), most).map(({ guest }) => guest.userName);
  }

  /** The session ids of the guests whose names everybody has seen for `waitMs`, in the order in which they joined. */
  ids(nowMs: number, waitMs: number): string[] {
    return this.#named(nowMs, waitMs).map(({ guest }) => guest.sessionId);
  }

  /** The number of guests whom everybody sees. */
  count(nowMs: number): number {
    return this.#seen(nowMs).length;
  }

  /**
   * The glasses of water in the totals, without those that were logged late, with the same delay as the totals. Null
   * while totals are not counted.
   */
  waters(nowMs: number): number | null {
    const shown = this.#seen(nowMs);
    if (!this.#source.hasFigures() || shown.some(({ figures }) => !figures)) return null;
    return this.#count(shown, nowMs).reduce((sum, { freshWaters }) => sum + freshWaters, 0);
  }

  /** Whether a guest who shows the numbers, other than `exceptId`, has had a drink. */
  hasToasted(exceptId: string, nowMs: number): boolean {
    return [...this.#source.entries.values()].some(
      (entry) => entry.drankAt !== null && entry.guest.sessionId !== exceptId && isHeard(entry, nowMs),
    );
  }

  /** The name of a guest who shows the numbers, if everybody has seen the name for `waitMs`. Otherwise null. */
  nameOf(sessionId: string, nowMs: number, waitMs = 0): string | null {
    const entry = this.#source.entries.get(sessionId);
    return entry && isHeard(entry, nowMs) && isNamed(entry, nowMs, waitMs) ? entry.guest.userName : null;
  }

  /** The drinks in the totals at `nowMs`. Totals are delayed (src/domain/wall/room-totals.ts). */
  #count(shown: readonly RosterEntry[], nowMs: number): readonly Tally[] {
    const isHere = (id: string) => isOnLeaderboard(this.#source.entries.get(id)?.expiresAt ?? 0, nowMs);
    this.#counted = nextCounted(this.#counted, new Map(this.#tallies(shown)), isHere);
    return [...this.#counted.values()];
  }

  /** The drinks of the guests, or during a pause their drinks at its beginning. */
  #tallies(shown: readonly RosterEntry[]): (readonly [sessionId: string, tally: Tally])[] {
    const pause = this.#source.pause();
    return shown.flatMap(({ guest, figures }) => {
      const then = isFrozen(pause) ? pause.guests.get(guest.sessionId)?.figures : figures;
      return then ? [[guest.sessionId, then.tally] as const] : [];
    });
  }

  #seen(nowMs: number): RosterEntry[] {
    return [...this.#source.entries.values()].filter((entry) => isSeen(entry, nowMs));
  }

  #named(nowMs: number, waitMs: number): RosterEntry[] {
    return this.#seen(nowMs).filter((entry) => isNamed(entry, nowMs, waitMs));
  }
}
