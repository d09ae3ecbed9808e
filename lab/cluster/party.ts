import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_SETTINGS } from '../../src/domain/hosting/celebration-settings.ts';
import { BOARDS, type BoardName, USUAL_BOARDS } from '../../src/domain/leaderboard/boards.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { lookUpCelebration } from '../../src/sync/celebrations/look-up-celebration.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { REAL_PORTS } from '../shared/headless-phone.ts';
import { addCelebration } from '../shared/new-celebration.ts';
import type { Dice } from '../simulation/dice.ts';
import type { Cluster } from './cluster.ts';
import { bringGuest, type Guest, type Place } from './guest.ts';
import { bringHost, type Host, openHosts } from './host.ts';

/** All guests of several celebrations. */
export interface Party {
  readonly guests: readonly Guest[];
  /** Of the first celebration. */
  readonly host: Host;
  /** From now on guests tap at random, so often a second together. Returns a function that ends it. */
  startTapping(perSecond: number): () => void;
  stop(): void;
}

const CELEBRATIONS = 6;
/** Two servers then save one session at the same moment. */
const TWO_PHONES_EVERY = 5;
const ARRIVAL_MS = 20;

/** Every other guest of a celebration comes through the proxy that is shipped, the others through the one without a pin. */
export async function holdParty(
  { postgres, mail, proxies: { pinned, roaming } }: Cluster,
  count: number,
  dice: Dice,
): Promise<Party> {
  const places: Place[] = [];
  for (let index = 1; index <= CELEBRATIONS; index += 1) {
    const hasVariety = index % 2 === 0;
    const code = await celebrate(postgres.url(), `Ana & Ben ${index}`, hasVariety ? BOARDS : USUAL_BOARDS);
    places.push({ celebration: await join(code, pinned.url), hasVariety });
  }
  const host = await bringHost(roaming.url, mail, postgres.url(), places[0]?.celebration.code ?? '');
  const guests: Guest[] = [];
  const stop = () => {
    host.stop();
    for (const guest of guests) guest.stop();
  };
  for (let index = 0; index < count; index += 1) {
    const place = places[index % CELEBRATIONS];
    const atCelebration = Math.floor(index / CELEBRATIONS);
    const urls = atCelebration % 2 === 0 ? [pinned.url, roaming.url] : [roaming.url, pinned.url];
    const phones = atCelebration % TWO_PHONES_EVERY === 0 ? 2 : 1;
    if (place) guests.push(bringGuest(`Guest ${index + 1}`, place, urls.slice(0, phones)));
    await sleep(ARRIVAL_MS);
  }
  return {
    guests,
    host,
    startTapping(perSecond) {
      const timer = setInterval(() => dice.pick(guests).tap(dice), 1_000 / perSecond);
      return () => clearInterval(timer);
    },
    stop,
  };
}

/** What hosts do: makes a celebration, and chooses its boards. Returns the code. */
async function celebrate(url: string, names: string, boards: readonly BoardName[]): Promise<string> {
  const code = await addCelebration(await openHosts(url), names);
  const hosts = await openHosts(url);
  await hosts
    .transact(function* () {
      const celebration = yield* celebrationTable.byCode(code);
      if (celebration) yield* celebrationTable.putSettings(celebration.id, { ...USUAL_SETTINGS, boards });
    })
    .finally(() => hosts.close());
  return code;
}

/** As a phone that opens the link of a celebration. Servers notice a new one within two seconds. */
async function join(code: string, url: string, triesLeft = 10): Promise<KnownCelebration> {
  const found = await lookUpCelebration(code, {
    fetch: (path, init) => fetch(new URL(path, url), init),
    clock: REAL_PORTS.clock,
  });
  if (found.kind === 'unknown' && triesLeft > 0) {
    await sleep(1_000);
    return join(code, url, triesLeft - 1);
  }
  if (found.kind !== 'known') throw new Error(`the celebration ${code} is ${found.kind}`);
  return { ...found.facts, learnedAt: Date.now() };
}
