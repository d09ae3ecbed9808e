import { figuresOf } from '../../src/domain/leaderboard/figures.ts';
import { allGuests } from '../../src/domain/leaderboard/leaderboard.ts';
import { byBoard, type Ranked, type Standing } from '../../src/domain/leaderboard/standings.ts';
import { drinkOfId, isCorrection } from '../../src/domain/session/correction.ts';
import { hasEarlierTime } from '../../src/domain/session/drink-entry.ts';
import { isShown } from '../../src/domain/session/moderation.ts';
import { DEFAULT_PACE } from '../../src/domain/session/pace.ts';
import type { SessionRecord } from '../../src/domain/session/session-record.ts';
import { REGISTERS, type SessionState } from '../../src/domain/session/session-state.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Phone } from '../../src/sync/phone/phone.ts';
import { callTo } from '../../tools/call.ts';
import type { Backend } from './backend.ts';
import type { Evening } from './evening.ts';
import type { GuestStory } from './guest-story.ts';
import type { Tab } from './sim-phone.ts';

/** A guest's page, with or without an open leaderboard. */
export type Page = Pick<Tab, 'store' | 'live'>;

/**
 * The final check: every phone has each drink once, the server has the same state as the phone, and every leaderboard equals
 * the server's state. Returns the violations in words.
 */
export async function findViolations({ server, guests, broken }: Evening): Promise<string[]> {
  const nowMs = await serverNowMs(server);
  const records = await recordsOf(server.store(), nowMs);
  const violations = guests.flatMap((guest, index) =>
    guestViolations(guest, records).map((violation) => `guest ${index + 1}: ${violation}`),
  );
  const phones = guests.flatMap(({ phone }) => phone.tabs[0]?.store.getState() ?? []);
  const named = new Set(phones.filter(({ userName }) => userName !== null).map(({ identity }) => identity.sessionId));
  if (records.length !== named.size)
    violations.push(`${records.length} sessions on the server for ${named.size} guests with a name`);
  const tabs = guests.flatMap(({ phone }) => phone.tabs);
  return [...broken, ...violations, ...leaderboardViolations(tabs, records, nowMs)];
}

/** The server's own time decides what has expired. */
export async function serverNowMs(server: Backend): Promise<number> {
  const { at } = await (await server.serve(callTo('GET /api/leaderboard').path, {})).json();
  return Date.parse(at);
}

export async function recordsOf(store: Pick<Store, 'alive' | 'read'>, nowMs: number): Promise<SessionRecord[]> {
  const records: SessionRecord[] = [];
  for await (const { sessionId } of store.alive(nowMs)) {
    const { record } = await store.read(sessionId);
    if (record) records.push(record);
  }
  return records;
}

function guestViolations(guest: GuestStory, records: readonly SessionRecord[]): string[] {
  const [first, ...others] = guest.phone.tabs.map(({ store }) => store.getState());
  if (!first) return ['no tab is open'];
  const record = records.find(({ sessionId }) => sessionId === first.identity.sessionId);
  const back = records.filter(({ sessionId }) => guest.deleted.has(sessionId));
  return [
    ...back.map(({ sessionId, userName }) => `deleted, but on the server: ${sessionId} of ${userName}`),
    ...(guest.deleted.has(first.identity.sessionId) ? ['deleted, but on the phone'] : []),
    ...drinkViolations(guest, first.session.drinks),
    ...others.filter((other) => describePhone(other) !== describePhone(first)).map(() => 'two tabs differ'),
    ...hidingViolations(guest, first),
    ...(first.userName === null ? [] : serverViolations(first, record)),
  ];
}

/** Returns what is wrong with a guest's drinks on a phone or on the server. */
export function drinkViolations(
  { logged, away, either }: Pick<GuestStory, 'logged' | 'away' | 'either'>,
  drinks: readonly { readonly id: string; readonly loggedAt?: number }[],
): string[] {
  const ids = drinks.map(({ id }) => id);
  const present = new Set(ids);
  const isHeldTo = (id: string) => !away.has(id) && !either.has(id);
  const lost = [...logged.keys()].filter((id) => isHeldTo(id) && !isCorrection(id) && !present.has(id));
  const back = [...away].filter((id) => !either.has(id) && present.has(id));
  const strange = ids.filter((id) => !logged.has(id));
  const undated = drinks.filter((drink) => logged.get(drink.id)?.loggedAt !== undefined && !hasEarlierTime(drink));
  return [
    ...(present.size < ids.length ? [`doubled: ${ids}`] : []),
    ...lost.map((id) => `lost: ${id}`),
    ...back.map((id) => `came back: ${id}`),
    ...strange.map((id) => `came from nowhere: ${id}`),
    ...undated.map(({ id }) => `no longer known when it was logged: ${id}`),
    ...correctionViolations([...logged.keys()].filter(isCorrection), ids, isHeldTo),
  ];
}

/** Checks that a drink and its corrections are counted once, unless the guest undid a correction. */
function correctionViolations(
  corrections: readonly string[],
  ids: readonly string[],
  isHeldTo: (id: string) => boolean,
): string[] {
  return [...new Set(corrections.map(drinkOfId))].flatMap((drink) => {
    const present = ids.filter((id) => drinkOfId(id) === drink);
    if (present.length > 1) return [`both: ${present}`];
    const last = corrections.filter((id) => drinkOfId(id) === drink);
    // A later correction replaces the earlier ones, so only the last correction must be present.
    return present.length === 0 && last.some(isHeldTo) && last.every((id) => isHeldTo(id)) ? [`neither: ${last}`] : [];
  });
}

function hidingViolations({ hideMe }: GuestStory, { state }: Phone): string[] {
  return hideMe === null || hideMe.hidden === state.hidden
    ? []
    : [`wants to be hidden: ${hideMe.hidden}, and is not so`];
}

function serverViolations({ state }: Phone, record: SessionRecord | undefined): string[] {
  if (!record) return ['the server does not know the session'];
  const [phoneHas, serverHas] = [describeState(state), describeState(record)];
  return phoneHas === serverHas ? [] : [`the phone has ${phoneHas}, the server ${serverHas}`];
}

/** A state as text, without the times, because these differ between clocks. */
function describeState({ userName, drinkingPace, hidden, isQuiet, drinks, removed, stamps }: SessionState): string {
  const registers = REGISTERS.map((name) => stamps[name].join('.'));
  const ids = drinks.map((drink) => (hasEarlierTime(drink) ? `${drink.id} earlier` : drink.id)).sort();
  return [userName, drinkingPace, hidden, isQuiet, ...registers, ...ids, 'without', ...removed].join();
}

/** Everything on which the tabs of a phone must agree, as text. */
export function describePhone({ identity, session, state }: Phone): string {
  const drinks = session.drinks.map(({ id, timestamp }) => `${id}@${timestamp}`);
  return [identity.sessionId, session.sessionStart, ...drinks, describeState(state)].join();
}

/** The values that others always see of a quiet guest. */
const OF_A_QUIET_GUEST = { totalDrinks: 0, sessionStart: 0, drinkingPace: DEFAULT_PACE } as const;

/** Checks that every open leaderboard shows these sessions, with the names and the hiding that the hosts have chosen. */
export function leaderboardViolations(
  pages: readonly Page[],
  records: readonly SessionRecord[],
  nowMs: number,
): string[] {
  const seen = records
    .filter(({ hidden, moderation }) => !hidden && isShown(moderation))
    .map((record) => ({ ...record, userName: record.moderation.name ?? record.userName }))
    .map((record) => (record.isQuiet ? { ...record, ...OF_A_QUIET_GUEST } : record));
  return pages.flatMap(({ live, store }) => {
    if (!live) return [];
    const { status, leaderboard, you } = live.getState();
    if (status !== 'live' || !leaderboard) return [`a leaderboard is ${status}`];
    const hasVariety = leaderboard.boards.includes('variety');
    const standings = seen.map((record) => ({
      ...record,
      ...(hasVariety && !record.isQuiet && { variety: figuresOf(record.drinks, record.sessionStart).variety }),
    }));
    const expected = byBoard(standings, 'mostDrinks', { ...leaderboard, atMs: nowMs });
    const wanted = expected.map(describeGuest).join('; ');
    const shown = allGuests(leaderboard).map(describeGuest).join('; ');
    const own = expected.find(({ sessionId }) => sessionId === store.getState().identity.sessionId);
    return [
      ...(shown === wanted ? [] : [`a leaderboard shows ${shown} instead of ${wanted}`]),
      ...(!own || you?.mostDrinksRank === own.rank ? [] : [`own rank ${you?.mostDrinksRank} instead of ${own.rank}`]),
    ];
  });
}

type Shown = Ranked<Standing & Pick<SessionRecord, 'userName' | 'drinkingPace'>>;

function describeGuest({ rank, userName, totalDrinks, sessionStart, drinkingPace, variety }: Shown): string {
  return [rank, userName, totalDrinks, sessionStart, drinkingPace, variety].join(' ');
}
