import type { Celebration } from '../../src/domain/celebration/celebration.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { MOVES_AT_ONCE } from '../../src/domain/location/whereabouts.ts';
import type { Dice } from '../simulation/dice.ts';
import { SimHosts } from '../simulation/sim-hosts.ts';
import { SimServer } from '../simulation/sim-server.ts';
import { VirtualTime } from '../simulation/virtual-time.ts';
import { metresBetween, type Spot } from './plane.ts';
import { newSession } from './session.ts';

/** An attacker's means: to put a session somewhere, as often as moves take effect, and to see whether the guest is near. */
export interface Scene {
  /** The attacker knows that the guest is within this distance of the venue, in metres. */
  readonly searchRadius: number;
  /** The sessions that can ask, in order. Each entry is one question. */
  readonly chances: readonly number[];
  readonly dice: Dice;
  /** Puts `session` at a place and returns whether it sees the guest. */
  ask(session: number, at: Spot): Promise<boolean>;
}

export interface SceneOptions {
  readonly sessions: number;
  readonly searchRadius: number;
  readonly hours: number;
  /** The guest and the attacker are at different celebrations in the same place. */
  readonly isElsewhere?: boolean;
}

const WEDDING: Celebration = {
  id: 'wedding',
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'UTC',
  language: 'en',
  state: 'open',
};
const SATURDAY_EVENING_MS = Date.UTC(2026, 5, 20, 19);

/**
 * The real server in virtual time, a guest who stays in one place, and an attacker's sessions. `attack` returns several
 * guesses. Returns the distance from each guess to the guest, in metres.
 */
export async function playScene(
  { sessions, searchRadius, hours, isElsewhere = false }: SceneOptions,
  dice: Dice,
  attack: (scene: Scene) => Promise<Spot[]>,
): Promise<{ errors: number[]; isFound: boolean }> {
  const time = new VirtualTime(SATURDAY_EVENING_MS);
  const server = new SimServer(time, () => dice.between(0, 3_599) / 10, new SimHosts([WEDDING]));
  await server.start();
  const guest = newSession(server, time, dice, '198.51.100.1', isElsewhere ? WEDDING.code : undefined);
  const spot = spotWithin(searchRadius, dice);
  await require200(guest.sendPosition(spot, { hasDrunk: true }));
  // Each session has its own address, so that only the rules for one session apply.
  const spies = Array.from({ length: sessions }, (_, index) => newSession(server, time, dice, `203.0.113.${index}`));
  const chances = Array.from({ length: MOVES_AT_ONCE + hours - 1 }, () => [...spies.keys()]).flat();
  let [isFound, asked] = [false, 0];
  const ask = async (session: number, at: Spot) => {
    if (session !== chances[asked]) throw new Error('it is another session’s turn');
    const round = Math.floor(asked / sessions);
    if (asked > 0 && asked % sessions === 0) await time.pass(round < MOVES_AT_ONCE ? MINUTE_MS : HOUR_MS);
    asked += 1;
    const spy = spies[session];
    await require200(spy?.sendPosition(at));
    const isSeen = (await spy?.nearby())?.includes(guest.sessionId) ?? false;
    isFound ||= isSeen;
    return isSeen;
  };
  const beliefs = await attack({ searchRadius, chances, dice, ask });
  server.kill();
  server.database.destroy();
  return { errors: beliefs.map((belief) => metresBetween(belief, spot)), isFound };
}

async function require200(answer: Promise<number> | undefined): Promise<void> {
  const status = await answer;
  if (status !== 200) throw new Error(`a save was answered ${status}`);
}

export function spotWithin(radius: number, dice: Dice): Spot {
  const [distance, direction] = [radius * Math.sqrt(dice.fraction()), 2 * Math.PI * dice.fraction()];
  return { x: distance * Math.cos(direction), y: distance * Math.sin(direction) };
}
