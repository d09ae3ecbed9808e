import { allGuests } from '../../src/domain/leaderboard/leaderboard.ts';
import { byTotal, type Ranked, type Standing } from '../../src/domain/leaderboard/standings.ts';
import type { DrinkSession } from '../../src/domain/session/drink-session.ts';
import { isHidden } from '../../src/domain/session/hiding.ts';
import type { SessionRecord } from '../../src/domain/session/session-record.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Phone } from '../../src/sync/phone.ts';
import type { Evening, GuestStory } from './evening.ts';

/**
 * The end check: on every phone each drink once, the server the same as the phone, every leaderboard the same as the
 * server. Returns what is wrong, in words.
 */
export async function findFaults({ time, server, guests }: Evening): Promise<string[]> {
  const records = await recordsOf(createSqliteStore(server.database.open()), time.nowMs);
  const faults = guests.flatMap((guest, index) =>
    guestFaults(guest, records).map((fault) => `guest ${index + 1}: ${fault}`),
  );
  const named = guests.filter(({ phone }) => phone.tabs[0]?.store.getState().userName !== null).length;
  if (records.length !== named) faults.push(`${records.length} sessions on the server for ${named} guests with a name`);
  return [...faults, ...boardFaults(guests, records, time.nowMs)];
}

async function recordsOf(store: Store, nowMs: number): Promise<SessionRecord[]> {
  const records: SessionRecord[] = [];
  for await (const { sessionId } of store.alive(nowMs)) {
    const { record } = await store.read(sessionId);
    if (record) records.push(record);
  }
  return records;
}

function guestFaults(guest: GuestStory, records: readonly SessionRecord[]): string[] {
  const [first, ...others] = guest.phone.tabs.map(({ store }) => store.getState());
  if (!first) return ['no tab is open'];
  const record = records.find(({ sessionId }) => sessionId === first.identity.sessionId);
  const back = records.filter(({ sessionId }) => guest.deleted.has(sessionId));
  return [
    ...back.map(({ sessionId, userName }) => `deleted, but on the server: ${sessionId} of ${userName}`),
    ...(guest.deleted.has(first.identity.sessionId) ? ['deleted, but on the phone'] : []),
    ...drinkFaults(guest, first.session),
    ...others.filter((other) => describePhone(other) !== describePhone(first)).map(() => 'two tabs differ'),
    ...hidingFaults(guest, first),
    ...(first.userName === null ? [] : serverFaults(first, record)),
  ];
}

function drinkFaults({ logged, away, either }: GuestStory, { drinks }: DrinkSession): string[] {
  const ids = drinks.map(({ id }) => id);
  const present = new Set(ids);
  const lost = [...logged.keys()].filter((id) => !away.has(id) && !either.has(id) && !present.has(id));
  const back = [...away].filter((id) => !either.has(id) && present.has(id));
  const strange = ids.filter((id) => !logged.has(id));
  return [
    ...(present.size < ids.length ? [`doubled on the phone: ${ids}`] : []),
    ...lost.map((id) => `lost: ${id}`),
    ...back.map((id) => `came back: ${id}`),
    ...strange.map((id) => `came from nowhere: ${id}`),
  ];
}

function hidingFaults({ hidden }: GuestStory, { session }: Phone): string[] {
  return hidden === null || hidden === isHidden(session) ? [] : [`wants to be hidden: ${hidden}, and is not so`];
}

function serverFaults({ session, userName, pace }: Phone, record: SessionRecord | undefined): string[] {
  if (!record) return ['the server does not know the session'];
  const phoneHas = [session.revision, userName, pace, isHidden(session), ...session.drinks.map(({ id }) => id)].join();
  const serverHas = [
    record.revision,
    record.userName,
    record.drinkingPace,
    record.hidden,
    ...record.drinks.map(({ id }) => id),
  ].join();
  return phoneHas === serverHas ? [] : [`the phone has ${phoneHas}, the server ${serverHas}`];
}

function describePhone({ session, userName, pace }: Phone): string {
  const { sessionStart, revision, drinks } = session;
  return [userName, pace, revision, sessionStart, ...drinks.map(({ id, timestamp }) => `${id}@${timestamp}`)].join();
}

function boardFaults(guests: readonly GuestStory[], records: readonly SessionRecord[], nowMs: number): string[] {
  const seen = records.filter(({ hidden }) => !hidden);
  const expected = byTotal(seen, nowMs).map(describeGuest).join('; ');
  return guests
    .flatMap(({ phone }) => phone.tabs)
    .flatMap(({ live }) => {
      if (!live) return [];
      const { status, leaderboard } = live.getState();
      if (status !== 'live' || !leaderboard) return [`a leaderboard is ${status}`];
      const shown = allGuests(leaderboard).map(describeGuest).join('; ');
      return shown === expected ? [] : [`a leaderboard shows ${shown} instead of ${expected}`];
    });
}

function describeGuest(guest: Ranked<Standing & { readonly userName: string }>): string {
  return `${guest.rank} ${guest.userName} ${guest.totalDrinks} ${guest.sessionStart}`;
}
