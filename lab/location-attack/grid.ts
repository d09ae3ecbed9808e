import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { MOVES_AT_ONCE } from '../../src/domain/location/whereabouts.ts';
import type { Dice } from '../simulation/dice.ts';
import { SimServer } from '../simulation/sim-server.ts';
import { VirtualTime } from '../simulation/virtual-time.ts';
import { narrowDown } from './bisection.ts';
import { lookoutsOf, tilesOf } from './grid-field.ts';
import { metresBetween, type Spot } from './plane.ts';
import { newSession, type Session } from './session.ts';

export interface GridOptions {
  readonly addresses: number;
  /** The guest is anywhere in a square of this side around the venue, with equal probability. */
  readonly sideMetres: number;
  /** How long the attacker searches. */
  readonly hours: number;
}

export interface GridRun {
  /** The distance from the attacker's guess to the guest. Without a sighting the guess is the centre of the square. */
  readonly errorMetres: number;
  readonly isFound: boolean;
  /** Saves and questions. */
  readonly requests: number;
  /** How long the server's limits made the attacker wait. */
  readonly waitedMs: number;
  /** The processor time of attacker and server, which share one process. */
  readonly processorMs: number;
}

const SATURDAY_EVENING_MS = Date.UTC(2026, 5, 20, 19);
/** The pauses before another attempt: for a new session, and for an address without a free area. */
const NEW_SESSION_WAIT_MS = 1_000;
const CLOSED_WAIT_MS = 30 * MINUTE_MS;
/** Questions after the guest was seen. */
const NARROWING_QUESTIONS = 12;

/** A search of a whole town: sessions behind few addresses look from a grid of places until one sees the guest. */
export async function playGrid(options: GridOptions, dice: Dice): Promise<GridRun> {
  const time = new VirtualTime(SATURDAY_EVENING_MS);
  const server = new SimServer(time, () => dice.between(0, 3_599) / 10);
  await server.start();
  const guest = newSession(server, time, dice, '192.0.2.1');
  const spot = spotInSquare(options.sideMetres, dice);
  await guest.sendPosition(spot, { hasDrunk: true });
  const search = new GridSearch(server, time, dice, guest.sessionId);
  const before = process.cpuUsage();
  const guess = await search.run(options);
  const { user, system } = process.cpuUsage(before);
  server.kill();
  server.database.destroy();
  return {
    errorMetres: metresBetween(guess ?? { x: 0, y: 0 }, spot),
    isFound: guess !== null,
    requests: search.requests,
    waitedMs: time.nowMs - SATURDAY_EVENING_MS,
    processorMs: (user + system) / 1_000,
  };
}

class GridSearch {
  requests = 0;
  readonly #server: SimServer;
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  readonly #victim: string;
  #areHidden = true;

  constructor(server: SimServer, time: VirtualTime, dice: Dice, victim: string) {
    this.#server = server;
    this.#time = time;
    this.#dice = dice;
    this.#victim = victim;
  }

  /** The attacker's guess. Null if the guest was not seen. */
  async run({ addresses, sideMetres, hours }: GridOptions): Promise<Spot | null> {
    const tiles = tilesOf(sideMetres, this.#dice);
    const own = Array.from({ length: addresses }, (_, index) => `198.51.100.${index + 1}`);
    const endAt = this.#time.nowMs + hours * HOUR_MS;
    this.#areHidden = await this.#doHiddenSee(own[0] ?? '', tiles[0] ?? { x: 0, y: 0 });
    for (;;) {
      const guess = await this.#searchWhileOpen(tiles, own);
      if (guess || tiles.length === 0 || this.#time.nowMs >= endAt) return guess;
      await this.#time.pass(CLOSED_WAIT_MS);
    }
  }

  /** Uses the addresses in turn until each sees everyone. Removes searched tiles from `tiles`. */
  async #searchWhileOpen(tiles: Spot[], addresses: readonly string[]): Promise<Spot | null> {
    const queue = [...addresses];
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const tile = tiles.pop();
      if (!tile) return null;
      const seenFrom = await this.#sweep(tile, address);
      if (seenFrom === 'closed') tiles.push(tile);
      else if (seenFrom) return this.#narrow(seenFrom, tile, address);
      else queue.push(address);
    }
    return null;
  }

  async #doHiddenSee(address: string, spot: Spot): Promise<boolean> {
    const answer = await this.#ask(this.#newSession(address), spot);
    return answer !== 'closed';
  }

  /** The place from which the guest was seen, or null. 'closed' if this address sees nobody nearby here. */
  async #sweep(tile: Spot, address: string): Promise<Spot | null | 'closed'> {
    let session = this.#newSession(address);
    for (const [index, lookout] of lookoutsOf(tile).entries()) {
      if (index > 0 && index % MOVES_AT_ONCE === 0) session = this.#newSession(address);
      const answer = await this.#ask(session, lookout);
      if (answer === 'closed' && index === 0) return 'closed';
      if (answer === true) return lookout;
    }
    return null;
  }

  /** Each question has its own session, and begins on the side that is nearer to the centre of the open area. */
  #narrow(seenFrom: Spot, tile: Spot, address: string): Promise<Spot> {
    return narrowDown(seenFrom, tile, NARROWING_QUESTIONS, async (spot) => {
      const answer = await this.#ask(this.#newSession(address), spot);
      return answer === 'closed' ? null : answer;
    });
  }

  #newSession(address: string): Session {
    return newSession(this.#server, this.#time, this.#dice, address);
  }

  /** Whether the guest is seen from a spot. 'closed' if the answer shows everyone. */
  async #ask(session: Session, spot: Spot): Promise<boolean | 'closed'> {
    this.requests += 2;
    while ((await session.sendPosition(spot, { hidden: this.#areHidden })) === 429)
      await this.#time.pass(NEW_SESSION_WAIT_MS);
    const ids = await session.nearby();
    return ids === null ? 'closed' : ids.includes(this.#victim);
  }
}

function spotInSquare(sideMetres: number, dice: Dice): Spot {
  return { x: (dice.fraction() - 0.5) * sideMetres, y: (dice.fraction() - 0.5) * sideMetres };
}
