import { Dice } from '../../simulation/dice.ts';
import { inFlight } from '../harness/in-flight.ts';
import { monotonicMs, sleep } from '../harness/monotonic.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { CLIENTS, type ClientName, type LiveClient } from './clients.ts';
import { type CrowdGuest, type CrowdSize, crowdOf, ON_BOARD } from './crowd.ts';
import type { BoardChange } from './holdings.ts';

export interface AcknowledgedChange extends BoardChange {
  /** ms, on the clock that all processes share. */
  readonly sentAtMs: number;
  readonly acknowledgedAtMs: number;
}

const SEED_IN_FLIGHT = 16;
const SEED = 20_260_620;

/** All guests who save. For every contender the same guests drink in the same order. */
let client: LiveClient;
let url: string;
let guests: CrowdGuest[] = [];
let totals: number[] = [];
/** A phone sends one save at a time: the next waits for the acknowledgement of the previous one. */
let underWay: Promise<void>[] = [];
let count = 0;
let undrawn: number[] = [];
const dice = new Dice(SEED);

async function saveAll(): Promise<void> {
  count++;
  await inFlight(guests, SEED_IN_FLIGHT, (guest) => client.save(url, guest, guest.total, count));
}

/**
 * Random, but each guest once before anybody twice. A guest who fell behind would leave the board, and nobody would see
 * it.
 */
function drawGuest(): number {
  if (undrawn.length === 0) undrawn = Array.from({ length: ON_BOARD }, (_, index) => index);
  const [drawn = 0] = undrawn.splice(dice.between(0, undrawn.length - 1), 1);
  return drawn;
}

async function drinkOne(): Promise<AcknowledgedChange> {
  const index = drawGuest();
  const guest = guests[index];
  if (!guest) throw new RangeError('the crowd is smaller than its board');
  const total = (totals[index] ?? 0) + 1;
  totals[index] = total;
  const before = underWay[index] ?? Promise.resolve();
  let sentAtMs = Number.NaN;
  const saved = before.then(() => {
    sentAtMs = monotonicMs();
    return client.save(url, guest, total, ++count);
  });
  underWay[index] = saved;
  await saved;
  return { index, total, sentAtMs, acknowledgedAtMs: monotonicMs() };
}

const calls = {
  /** All guests save what they have drunk so far, and repeat it until `warmSaves` saves have warmed the server. */
  arrive: async (scene: { client: ClientName; url: string; crowd: CrowdSize; warmSaves: number }) => {
    client = CLIENTS[scene.client];
    url = scene.url;
    guests = crowdOf(scene.crowd);
    totals = guests.map(({ total }) => total);
    underWay = [];
    for (let saves = 0; saves === 0 || saves < scene.warmSaves; saves += guests.length) await saveAll();
  },
  /** Guests on the board drink, one drink every 1/`perSecond` s, whether earlier saves are acknowledged or not. */
  drink: async ({ changes, perSecond }: { changes: number; perSecond: number }) => {
    const startedAt = monotonicMs();
    const changing: Promise<AcknowledgedChange>[] = [];
    for (let change = 0; change < changes; change++) {
      await sleep(startedAt + (change * 1_000) / perSecond - monotonicMs());
      changing.push(drinkOne());
    }
    return Promise.all(changing);
  },
};
export type GuestsCalls = typeof calls;
serveCalls(calls);
