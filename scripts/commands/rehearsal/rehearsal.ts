import { setTimeout as sleep } from 'node:timers/promises';
import { inFlight } from '../../../tools/in-flight.ts';
import { waitUntil } from '../../../tools/wait-until.ts';
import { type RehearsalPhone, startPhone } from './phones.ts';
import { type Refusal, Refusals } from './refusals.ts';

export interface Plan {
  readonly url: URL;
  readonly code: string | null;
  readonly phones: number;
  /** The time in ms for which the phones stay at the end, to see whether something cuts their streams. */
  readonly stayMs: number;
  /** The span of time during which the guests arrive, in ms. */
  readonly arriveMs?: number;
  /** The longest wait for all phones, and for a drink, in ms. */
  readonly patienceMs?: number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Everything that guests would have noticed during the rehearsal. Times are in ms. A time is null if guests would have
 * given up before.
 */
export interface Felt {
  /** Whether somebody stopped the rehearsal before its end. */
  readonly isStopped: boolean;
  readonly phones: number;
  readonly in: number;
  /** The time from the first guest's arrival until the last guest was in. */
  readonly allInMs: number | null;
  /** For each guest who joined: the time from opening the page until the guest was in. */
  readonly joinMs: readonly number[];
  /** For each single drink: the time from the tap until the last phone showed it. */
  readonly drinkMs: readonly (number | null)[];
  /** For each single drink and each phone: the time from the tap until the phone showed it. */
  readonly phoneMs: readonly number[];
  /** For a toast, when everybody drinks at once: the time until the last phone showed all drinks. */
  readonly toastMs: number | null;
  /** The number of streams that ended after they were live. */
  readonly cuts: number;
  readonly longestBlindMs: number;
  /** The number of calls for a single leaderboard because no stream arrived. */
  readonly heldBack: number;
  readonly refusals: readonly { readonly refusal: Refusal; readonly count: number }[];
  /** Guests whom the rehearsal could not delete from the server. */
  readonly left: readonly string[];
}

const ARRIVE_WITHIN_MS = 10_000;
const PATIENCE_MS = 60_000;
const SINGLE_DRINKS = 10;
const LOOK_EVERY_MS = 5;
const DELETIONS_AT_ONCE = 20;

/** Waits for a condition. Resolves with false if it is not met within `patienceMs`. */
type Until = (isSo: () => boolean) => Promise<boolean>;

/** Lets phones join, drink and stay, and removes every guest again, also after an interruption. */
export async function rehearse(plan: Plan): Promise<Felt> {
  const { phones: count, stayMs, patienceMs = PATIENCE_MS, say, signal } = plan;
  const refusals = new Refusals();
  const phones: RehearsalPhone[] = [];
  const until: Until = (isSo) => waitUntil(isSo, { withinMs: patienceMs, everyMs: LOOK_EVERY_MS, signal });
  try {
    const { joinMs, allInMs } = await letIn(plan, phones, refusals, until);
    const inside = phones.filter((phone) => phone.isIn());
    say(`${inside.length} of ${count} phones are in.`);
    await until(() => inside.every((phone) => phone.guestsShown() >= inside.length));
    const drinkMs: (number | null)[] = [];
    const phoneMs: number[] = [];
    for (const phone of inside.slice(0, SINGLE_DRINKS))
      if (!signal.aborted) drinkMs.push(await drink([phone], inside, until, phoneMs));
    say('Single drinks are tried. Now everybody drinks at once.');
    const toastMs = inside.length > 0 ? await drink(inside, inside, until) : null;
    if (stayMs > 0) say(`The phones stay for ${Math.round(stayMs / 1_000)} seconds.`);
    await sleep(stayMs, undefined, { signal }).catch(() => {});
    const cuts = inside.map((phone) => phone.cuts());
    const felt = {
      ...{ isStopped: signal.aborted, phones: count, in: inside.length, joinMs, allInMs, drinkMs, phoneMs, toastMs },
      cuts: cuts.reduce((sum, { count }) => sum + count, 0),
      longestBlindMs: Math.max(0, ...cuts.map(({ longestMs }) => longestMs)),
      heldBack: refusals.heldBack,
      // The refusals are read before the phones leave, because guests would not notice later refusals.
      refusals: refusals.all,
    };
    return { ...felt, left: await takeAway(phones) };
  } catch (error) {
    await takeAway(phones);
    throw error;
  }
}

async function letIn(
  { phones: count, url, code, arriveMs = ARRIVE_WITHIN_MS, signal }: Plan,
  phones: RehearsalPhone[],
  refusals: Refusals,
  until: Until,
) {
  const beganMs = performance.now();
  const joinMs: number[] = [];
  const comings: Promise<void>[] = [];
  for (let index = 0; index < count && !signal.aborted; index++) {
    const phone = startPhone(index, url, code, refusals);
    phones.push(phone);
    const cameMs = performance.now();
    comings.push(until(() => phone.isIn()).then((isIn) => void (isIn && joinMs.push(performance.now() - cameMs))));
    await sleep(arriveMs / count);
  }
  await Promise.all(comings);
  return { joinMs, allInMs: joinMs.length === count ? performance.now() - beganMs : null };
}

/**
 * Each of `drinkers` drinks a beer. Returns the time until every phone shows all beers. With `phoneMs`, adds the time for each
 * phone to it. Without `phoneMs`, checks only one phone at a time, because checking takes time.
 */
async function drink(
  drinkers: readonly RehearsalPhone[],
  phones: readonly RehearsalPhone[],
  until: Until,
  phoneMs?: number[],
): Promise<number | null> {
  const beganMs = performance.now();
  for (const { store } of drinkers) store.addDrink({ drinkType: 'beer' });
  const drunk = new Map(
    drinkers.map(({ store }) => {
      const { identity, state } = store.getState();
      return [identity.sessionId, state.drinks.length];
    }),
  );
  const waiting = new Set(phones);
  const isEverywhere = () => {
    for (const phone of waiting) {
      if (phone.shows(drunk)) {
        waiting.delete(phone);
        phoneMs?.push(performance.now() - beganMs);
      } else if (!phoneMs) return false;
    }
    return waiting.size === 0;
  };
  return (await until(isEverywhere)) ? performance.now() - beganMs : null;
}

/** Ends all phones, and deletes their guests on the server. Returns the names of guests who could not be deleted. */
async function takeAway(phones: readonly RehearsalPhone[]): Promise<string[]> {
  const left: string[] = [];
  await inFlight(phones, DELETIONS_AT_ONCE, async (phone) => {
    await phone
      .end()
      .catch(phone.end)
      .catch(() => left.push(phone.name));
  });
  return left;
}
