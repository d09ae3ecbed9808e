import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { MOVES_AT_ONCE } from '../../src/domain/location/whereabouts.ts';
import type { Dice } from '../simulation/dice.ts';
import { SimServer } from '../simulation/sim-server.ts';
import { VirtualTime } from '../simulation/virtual-time.ts';
import { metresBetween, type Spot, toPosition } from './plane.ts';

/** What an attacker can do: as often as the server follows, put a session somewhere and see whether the guest is near. */
export interface Scene {
  /** The guest is somewhere within this of the venue, that much the attacker knows (metres). */
  readonly searchRadius: number;
  /** Each entry is one chance to ask, in order: the session that has it. */
  readonly chances: readonly number[];
  readonly dice: Dice;
  /** Whether `session`, put `at` a place, sees the guest. */
  ask(session: number, at: Spot): Promise<boolean>;
}

export interface SceneOptions {
  readonly sessions: number;
  readonly searchRadius: number;
  readonly hours: number;
}

const SATURDAY_EVENING_MS = Date.UTC(2026, 5, 20, 19);

/**
 * The real server in virtual time, a guest who stands somewhere, and an attacker's sessions. `attack` returns where it
 * believes the guest is, in several ways; answers with how far off each is (metres).
 */
export async function playScene(
  { sessions, searchRadius, hours }: SceneOptions,
  dice: Dice,
  attack: (scene: Scene) => Promise<Spot[]>,
): Promise<{ errors: number[]; isFound: boolean }> {
  const time = new VirtualTime(SATURDAY_EVENING_MS);
  const server = new SimServer(time, () => dice.between(0, 3_599) / 10);
  await server.start();
  const guest = newSession(server, time, dice);
  const spot = spotWithin(searchRadius, dice);
  await guest.tell(spot);
  const spies = Array.from({ length: sessions }, () => newSession(server, time, dice));
  const chances = Array.from({ length: MOVES_AT_ONCE + hours - 1 }, () => [...spies.keys()]).flat();
  let [isFound, asked] = [false, 0];
  const ask = async (session: number, at: Spot) => {
    if (session !== chances[asked]) throw new Error('it is another session’s turn');
    const round = Math.floor(asked / sessions);
    if (asked > 0 && asked % sessions === 0) await time.pass(round < MOVES_AT_ONCE ? MINUTE_MS : HOUR_MS);
    asked += 1;
    await spies[session]?.tell(at);
    const isSeen = (await spies[session]?.sees(guest.sessionId)) ?? false;
    isFound ||= isSeen;
    return isSeen;
  };
  const beliefs = await attack({ searchRadius, chances, dice, ask });
  server.kill();
  server.database.destroy();
  return { errors: beliefs.map((belief) => metresBetween(belief, spot)), isFound };
}

export function spotWithin(radius: number, dice: Dice): Spot {
  const [distance, direction] = [radius * Math.sqrt(dice.fraction()), 2 * Math.PI * dice.fraction()];
  return { x: distance * Math.cos(direction), y: distance * Math.sin(direction) };
}

function newSession(server: SimServer, time: VirtualTime, dice: Dice) {
  const sessionId = base64url(dice.bytes(17)).slice(0, 22);
  const authorization = `Bearer ${base64url(dice.bytes(32))}`;
  const sessionStart = time.nowMs;
  return {
    sessionId,
    /** Saves a position as a phone does. @throws when the server refuses. */
    async tell(spot: Spot): Promise<void> {
      const profile = { userName: 'Guest', drinks: [], sessionStart, drinkingPace: 'moderate' };
      const body = JSON.stringify({ ...profile, sentAt: time.nowMs, location: toPosition(spot) });
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await server.serve(`/api/sessions/${sessionId}`, { method: 'PUT', headers, body });
      if (!response.ok) throw new Error(`a save was answered ${response.status}`);
    },
    async sees(other: string): Promise<boolean> {
      const path = `/api/leaderboard/guests?scope=nearby&sessionId=${sessionId}`;
      const { rows } = await (await server.serve(path, { headers: { authorization } })).json();
      return rows.some((row: { session_id: string }) => row.session_id === other);
    },
  };
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
