import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { USUAL_SETTINGS } from '../../src/domain/hosting/celebration-settings.ts';
import { BOARDS, USUAL_BOARDS } from '../../src/domain/leaderboard/boards.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { createCelebrationManager } from '../../src/server/hosting/manage-celebrations.ts';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import { openHostsInPostgres } from '../../src/server/postgres/hosts-in-postgres.ts';
import { lookUpCelebration } from '../../src/sync/celebrations/look-up-celebration.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { REAL_PORTS } from '../../tools/headless-phone.ts';
import type { Cluster } from './cluster.ts';
import { eventually } from './eventually.ts';
import { bringGuest, type Guest, type OpenPage, openPage } from './guest.ts';
import { bringHost } from './host.ts';

/** A celebration. Every second celebration shows the board for variety, whose figures are computed from the drinks. */
interface Place {
  readonly id: string;
  readonly celebration: KnownCelebration;
  readonly hasVariety: boolean;
  readonly guests: Guest[];
  /** Pages that only show the leaderboard, one for each server. */
  readonly watching: readonly OpenPage[];
}

const CELEBRATIONS = 6;
/** Every fifth guest has two phones, so that two servers save one session at the same moment. */
const TWO_PHONES_EVERY = 5;
const ARRIVAL_MS = 20;

/**
 * Creates the guests of several celebrations, and the host of the first celebration. Half of the guests use the shipped proxy,
 * and half use the proxy that sends each call to the next server.
 */
export async function holdParty(cluster: Cluster, count: number) {
  const { pinned, roaming } = cluster.urls;
  const hosts = await openHostsInPostgres(cluster.postgres.url(), pino({ level: 'silent' }));
  try {
    const places: Place[] = [];
    for (let index = 0; index < CELEBRATIONS; index += 1) places.push(await celebrate(cluster, hosts, index));
    const host = await bringHost(cluster, hosts, places[0]?.celebration.code ?? '');
    for (let index = 0; index < count; index += 1) {
      const place = places[index % CELEBRATIONS];
      const atCelebration = Math.floor(index / CELEBRATIONS);
      const urls = atCelebration % 2 === 0 ? [pinned, roaming] : [roaming, pinned];
      const phones = atCelebration % TWO_PHONES_EVERY === 0 ? 2 : 1;
      place?.guests.push(bringGuest(`Guest ${index + 1}`, place.celebration, urls.slice(0, phones)));
      await sleep(ARRIVAL_MS);
    }
    const guests = places.flatMap((place) => place.guests);
    const pages = [...guests.flatMap(({ pages }) => pages), ...places.flatMap(({ watching }) => watching)];
    const stop = () => {
      host.stop();
      for (const page of pages) page.stop();
    };
    return { places, guests, host, stop };
  } finally {
    await hosts.close();
  }
}
export type Party = Awaited<ReturnType<typeof holdParty>>;

/** Creates a celebration and chooses its boards, as a host does. */
async function celebrate({ urls, nodes }: Cluster, hosts: HostsDatabase, index: number): Promise<Place> {
  const date = new Date().toISOString().slice(0, 10);
  const draft = { names: `Ana & Ben ${index + 1}`, date, timeZone: 'UTC', language: 'en' } as const;
  const { id, code } = await createCelebrationManager(hosts, Date.now).create(draft);
  const hasVariety = index % 2 === 1;
  await hosts.transact(() =>
    celebrationTable.putSettings(id, { ...USUAL_SETTINGS, boards: hasVariety ? BOARDS : USUAL_BOARDS }),
  );
  // Servers notice a new celebration within two seconds.
  const celebration = await eventually(() => join(code, urls.pinned));
  const watching = nodes.map(({ server }) => openPage(celebration, server.url));
  return { id, celebration, hasVariety, guests: [], watching };
}

/** Reads a celebration as a phone does when it opens the link. */
async function join(code: string, url: string): Promise<KnownCelebration> {
  const found = await lookUpCelebration(code, {
    fetch: (path, init) => fetch(new URL(path, url), init),
    clock: REAL_PORTS.clock,
  });
  if (found.kind !== 'known') throw new Error(`the celebration ${code} is ${found.kind}`);
  return { ...found.facts, learnedAt: Date.now() };
}
