import { forgetClinks, NO_CLINKS } from '../../domain/moments/clinks.ts';
import { TOLD_MS } from '../../domain/moments/guest-moment.ts';
import { guestsOf, type Moment } from '../../domain/moments/moment.ts';
import { NO_TURNS, type WallTurns, waitForTurn } from '../../domain/moments/wall-turns.ts';

const WATERS = 100;
/** The number of latest moments that hosts can read. */
const LATELY = 6;

export interface RoomMemory {
  clinks: typeof NO_CLINKS;
  /** The names of guests who have saved since. They are needed while no leaderboard is in memory. */
  readonly names: Map<string, string>;
  told: readonly Moment[];
  lately: readonly Moment[];
  turns: WallTurns<Moment>;
  hasToasted: boolean;
  /** The day of the last midnight moment. */
  day: string | null;
  /** The number of full hundreds of glasses of water. Null while they are not counted. */
  hundreds: number | null;
  usedAt: number;
}

/** `usedAt` in ms. */
export function newRoom(usedAt: number): RoomMemory {
  const nothing = { names: new Map(), told: [], lately: [], hasToasted: false, day: null, hundreds: null };
  return { ...nothing, clinks: NO_CLINKS, turns: NO_TURNS, usedAt };
}

/**
 * Forgets the first toast and the glasses of water of the last evening, because a wall that stays on for days shows
 * several evenings.
 */
export function beginEvening(room: RoomMemory): void {
  room.hasToasted = false;
  room.hundreds &&= 0;
}

export function remember(room: RoomMemory, moment: Moment): void {
  room.told = [...toldAt(room, moment.at), moment];
  room.lately = [...room.lately, moment].slice(-LATELY);
  room.turns = waitForTurn(room.turns, moment, moment.at);
}

export function toldAt({ told }: RoomMemory, nowMs: number): Moment[] {
  return told.filter(({ at }) => nowMs - at < TOLD_MS);
}

export function forgetGuests(room: RoomMemory, gone: ReadonlySet<string>): void {
  const stays = (moment: Moment) => guestsOf(moment).every(({ sessionId }) => !gone.has(sessionId));
  const { shown, waiting } = room.turns;
  room.clinks = forgetClinks(room.clinks, gone);
  for (const sessionId of gone) room.names.delete(sessionId);
  room.told = room.told.filter(stays);
  room.lately = room.lately.filter(stays);
  room.turns = {
    shown: shown && stays(shown.moment) ? shown : null,
    waiting: waiting.filter(({ moment }) => stays(moment)),
  };
}

/**
 * `waters`: the glasses of water, or null while they are not counted. Returns a multiple of a hundred that was just
 * reached, or null.
 */
export function newHundred(room: RoomMemory, waters: number | null): number | null {
  const before = room.hundreds;
  const hundreds = waters === null ? null : Math.floor(waters / WATERS);
  room.hundreds = hundreds === null ? null : Math.max(hundreds, before ?? 0);
  return hundreds !== null && before !== null && hundreds > before ? hundreds * WATERS : null;
}
