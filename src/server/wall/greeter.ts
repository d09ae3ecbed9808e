import { type Greetings, greet, greetingsAmong, isGreetingDue, type Welcome } from '../../domain/moments/greetings.ts';
import { IN_SCREEN_MS } from '../../domain/moments/wall-turns.ts';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import type { WallArrival } from '../../domain/wall/moment.ts';
import { hashOf } from '../http/hash-of.ts';
import type { Roster } from '../leaderboard/roster.ts';

export type Greeter = ReturnType<typeof createGreeter>;

/** Greets guests who join while a celebration has a wall. Its data is kept in memory only as long as the wall. */
export function createGreeter(roster: Pick<Roster, 'inSight'>, beganAt: number) {
  const inSight = (nowMs: number) => roster.inSight.ids(nowMs, NAME_WAITS_MS);
  let greetings: Greetings = greetingsAmong(inSight(beganAt));

  return {
    /** Whether somebody may be greeted now. */
    isDue: (nowMs: number): boolean => isGreetingDue(greetings, inSight(nowMs), nowMs),
    /** The newcomers whom the wall greets now, with their present names, and without guests who now hide. */
    arrival(welcome: Welcome, nowMs: number): WallArrival | null {
      greetings = greet(greetings, inSight(nowMs), welcome, nowMs);
      const { last } = greetings;
      if (!last || nowMs - last.at >= IN_SCREEN_MS) return null;
      const names = last.guests.flatMap((guest) => roster.inSight.nameOf(guest, nowMs) ?? []);
      const id = `arrival-${hashOf(last.guests.join()).slice(0, 12)}`;
      return names.length > 0 ? { id, at: last.at, kind: 'arrival', names, more: 0 } : null;
    },
  };
}
