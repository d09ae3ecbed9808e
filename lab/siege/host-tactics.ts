import { setTimeout as sleep } from 'node:timers/promises';
import type { CelebrationChanges } from '../../src/domain/hosting/hosted-celebration.ts';
import type { LogPage } from '../../src/domain/hosting/log-entry.ts';
import { CELEBRATION, callTo } from '../../tools/call.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { comingFrom, newSession, saveCall } from '../../tools/saved-guest.ts';
import { type Attack, flatOut, holdSockets } from './attack.ts';
import { bringCrowd } from './crowd.ts';
import { signInAsFalseHost } from './false-host.ts';
import { headOf, saveOf } from './requests.ts';

const GUESTS = 2_000;
/** The largest burst of calls that a host may make. */
const CALLS = 240;

/** A host switches a board of a large celebration in the largest bursts that the limit allows. */
export async function switchBoards(attack: Attack): Promise<void> {
  const { call, celebrate } = await signInAsFalseHost(attack);
  const party = await celebrate();
  await bringCrowd(attack, GUESTS, {}, party.code);
  while (!attack.isOver()) {
    const switching = Array.from({ length: CALLS }, (_, index) =>
      call(`PATCH ${CELEBRATION}`, { celebrationId: party.id, body: { boards: { hydration: index % 2 === 0 } } }),
    );
    await Promise.all(switching);
    await sleep(1_000);
  }
}

/** A host lets in everybody who waits, undoes that, and begins again. */
export async function letAllInAndOut(attack: Attack): Promise<void> {
  const { call, celebrate } = await signInAsFalseHost(attack);
  const party = await celebrate();
  const of = { celebrationId: party.id };
  await call(`PATCH ${CELEBRATION}`, { ...of, body: { door: 'ask' } });
  await bringCrowd(attack, GUESTS, {}, party.code);
  while (!attack.isOver()) {
    const letIn = await call(`POST ${CELEBRATION}/guests`, { ...of, body: { action: 'let-in-all' } });
    if (letIn?.entry)
      await call(`POST ${CELEBRATION}/actions/:actionId/undo`, { ...of, actionId: String(letIn.entry.id), body: {} });
    else await sleep(1_000);
  }
}

/**
 * One network address knocks at a closed door until all places are taken. Then somebody from another address knocks, whom the
 * hosts must see.
 */
export async function crowdTheDoor(attack: Attack): Promise<void> {
  const { call, celebrate, headers } = await signInAsFalseHost(attack);
  const party = await celebrate();
  await call(`PATCH ${CELEBRATION}`, { celebrationId: party.id, body: { door: 'closed' } });
  const knock = (userName: string, address: string) => {
    const { path, ...save } = saveCall(newSession(), saveOf({ userName, drinks: [] }));
    const { pathname, search } = urlWithin(party.code, path, attack.url);
    return { ...save, path: `${pathname}${search}`, headers: { ...save.headers, ...comingFrom(address) } };
  };
  let knocks = 0;
  await flatOut(attack, () => (knocks++ < 300 ? knock('Flooder', '10.9.9.9') : null));
  const { path, ...save } = knock('Late', '10.8.8.8');
  attack.note((await fetch(new URL(path, attack.url), save)).status);
  const live = callTo(`GET ${CELEBRATION}/guests/live`, { celebrationId: party.id, query: { once: '1' } });
  const room = await fetch(new URL(live.path, attack.url), { headers });
  if (!(await room.text()).includes('"Late"')) attack.harm(1);
}

/** Five network addresses open as many walls of a celebration as allowed. Then the venue opens a wall. */
export async function takeAllWalls(attack: Attack): Promise<void> {
  const { celebrate } = await signInAsFalseHost(attack);
  const { code } = await celebrate();
  const { path } = callTo('GET /api/leaderboard/live', { query: { view: 'screen', c: code } });
  const holding = holdSockets(attack, 50, (index) => `${headOf(`GET ${path}`, comingFrom(`10.9.8.${index % 5}`))}\r\n`);
  await sleep(Math.min(3_000, attack.forMs / 2));
  const { status, body } = await fetch(new URL(path, attack.url), { headers: comingFrom('10.8.8.8') });
  await body?.cancel();
  if (status !== 200) attack.harm(1);
  await holding;
}

/**
 * A host fills one celebration after another. If one owner could take all places, newcomers at other celebrations would be
 * refused.
 */
export async function fillAllPlaces(attack: Attack): Promise<void> {
  const { celebrate } = await signInAsFalseHost(attack);
  while (!attack.isOver()) await bringCrowd(attack, 3_000, {}, (await celebrate()).code);
}

/** Each changed setting adds an entry to the log, so one call adds many. */
const MANY_ENTRIES = [true, false].map(
  (isOn): CelebrationChanges => ({
    door: isOn ? 'ask' : 'open',
    wall: isOn ? 'totals' : 'names',
    wallColours: isOn ? 'night' : 'day',
    wallPace: isOn,
    moments: !isOn,
    hideWallCode: isOn,
    paused: isOn,
    gettingHome: isOn ? 'Taxi 55 55' : '',
    boards: { hydration: isOn },
  }),
);

const MANY_CALLS = Array.from({ length: 4 }, () => MANY_ENTRIES).flat();

/** A host hides a guest, and then changes settings until the hiding is no longer in the log. */
export async function washDeedAway(attack: Attack): Promise<void> {
  const { call, celebrate, headers } = await signInAsFalseHost(attack);
  const party = await celebrate();
  const [guest] = await bringCrowd(attack, 1, {}, party.code);
  const of = { celebrationId: party.id };
  const hide = { ...of, guestId: guest?.sessionId ?? '', body: { action: 'hide' } } as const;
  const deed = await call(`POST ${CELEBRATION}/guests/:guestId`, hide);
  // The loop ends before the phase ends, because the log must still be read.
  for (const endsAt = performance.now() + attack.forMs * 0.7; performance.now() < endsAt; ) {
    const done = await Promise.all(MANY_CALLS.map((changes) => call(`PATCH ${CELEBRATION}`, { ...of, body: changes })));
    // The limit of a host allows four calls a second.
    if (!done.some(Boolean)) await sleep(1_000);
  }
  const id = deed?.entry?.id ?? 0;
  const { path } = callTo(`GET ${CELEBRATION}/actions`, { ...of, query: { before: String(id + 1) } });
  const page = new URL(path, attack.url);
  let answer = await fetch(page, { headers });
  for (; answer.status === 429; answer = await fetch(page, { headers })) await sleep(1_000);
  const { entries } = (await answer.json()) as LogPage;
  if (entries[0]?.id !== id) attack.harm(1);
}
