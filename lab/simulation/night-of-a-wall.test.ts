import { expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { startHostedService } from '../../src/server/testing/hosting.fixture.ts';
import { NOON, newPhone } from '../../src/server/testing/service.fixture.ts';
import { followScreen, parseScreen } from '../../src/ui/wall/connection/follow-screen.ts';
import { createWallState } from '../../src/ui/wall/connection/wall-state.ts';
import { Dice } from './dice.ts';

const NIGHT_MS = 12 * HOUR_MS;
const STEP_MS = 5_000;
const GUESTS = 300;
const FAULTS = 40;
/** A wall may wait half a minute for its next attempt, and a wall behind a proxy needs two attempts. */
const CALM_MS = 2 * MINUTE_MS;
const SHOWS = ['names', 'names', 'first-names', 'totals', 'off'] as const;
const TROUBLES = ['cut', 'down', 'silent', 'portal', 'unavailable', 'held', 'asleep'] as const;

type Trouble = (typeof TROUBLES)[number];
type Guest = ReturnType<typeof newGuest>;

function newGuest(index: number) {
  return {
    phone: newPhone(),
    userName: `Guest <${index}>`,
    drinks: [] as { id: string; drinkType: 'beer' | 'water'; timestamp: number }[],
    hiddenAt: null as number | null,
    hiddenByHostsAt: null as number | null,
  };
}

/** Starts the page of a wall, without its drawings, and the real server. The connection between them can be disturbed. */
async function startNight(dice: Dice) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Math, 'random').mockImplementation(() => dice.between(0, 999) / 1_000);
  const service = await startHostedService();
  const { timers, request, celebration } = service;
  let trouble: Trouble | null = null;
  let cut = new AbortController();

  const silent = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    if (trouble === 'down') throw new TypeError('no network');
    if (trouble === 'silent' || (trouble === 'held' && !path.includes('once=1'))) return silent(signal);
    if (trouble === 'portal') return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    if (trouble === 'unavailable') return Response.json({ code: 'unavailable' }, { status: 503 });
    const ended = AbortSignal.any([signal, cut.signal]);
    const answer = await request(path, { signal: ended });
    // The signal must break the body, as with `fetch`. The body of an app that is called in process ignores the signal.
    return new Response(answer.body?.pipeThrough(new TransformStream(), { signal: ended }), answer);
  });

  const path = `/api/leaderboard/live?view=screen&c=${celebration.code}`;
  const wall = createWallState(null);
  const hurry = followScreen(path, {
    screen: (event) => wall.receive(event, timers.now()),
    alive: () => wall.hear(timers.now()),
    lost: (reason) => wall.lose(reason),
  });
  return {
    ...service,
    wall,
    begin(next: Trouble) {
      trouble = next === 'cut' ? null : next;
      cut.abort();
      cut = new AbortController();
    },
    /**
     * Ends the present disturbance. The page gets an event only if its own network is back or the television wakes up. It must
     * notice everything else by itself.
     */
    end() {
      const isHeard = trouble === 'down' || trouble === 'asleep';
      trouble = null;
      if (isHeard) hurry();
    },
    /** Reads the present picture from the server. */
    said: async () => {
      const text = await (await request(`${path}&once=1`)).text();
      return parseScreen(/^data: (.*)$/m.exec(text)?.[1] ?? '');
    },
    async pass(ms: number) {
      await timers.advance(ms);
      // The timers of a sleeping television stand still.
      if (trouble !== 'asleep') await vi.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('after 12 hours with 300 guests and 40 disturbances, a wall shows the server’s picture', async () => {
  const dice = new Dice(20_260_620);
  const night = await startNight(dice);
  const { timers, wall, save, marek, moderate, at } = night;
  const guests: Guest[] = [];
  const faultsAt = Array.from({ length: FAULTS }, () => NOON + dice.between(0, NIGHT_MS)).sort((a, b) => a - b);
  let calmFrom = NOON;
  let looks = 0;
  let hiddenByHosts = 0;

  const send = ({ phone, userName, drinks, hiddenAt }: Guest) =>
    save(phone, { userName, drinks: [...drinks], hidden: hiddenAt !== null });

  async function arrive(): Promise<void> {
    const guest = newGuest(guests.length);
    guests.push(guest);
    expect((await send(guest)).status).toBe(200);
  }

  async function act(): Promise<void> {
    const guest = dice.pick(guests);
    const now = timers.now();
    if (dice.chance(0.05)) await marek('PATCH', at, { wall: dice.pick(SHOWS) });
    else if (dice.chance(0.03)) await decide(guest);
    else if (dice.chance(0.1)) guest.hiddenAt = guest.hiddenAt === null ? now : null;
    else guest.drinks.push({ id: `${now}-a`, drinkType: dice.pick(['beer', 'water']), timestamp: now });
    expect((await send(guest)).status).toBe(200);
  }

  /** Lets a host hide a guest, or show a hidden one. */
  async function decide(guest: Guest): Promise<void> {
    const action = guest.hiddenByHostsAt === null ? 'hide' : 'show';
    expect((await moderate(guest.phone, { action })).status).toBe(200);
    guest.hiddenByHostsAt = action === 'hide' ? timers.now() : null;
  }

  async function fail(): Promise<void> {
    const lastsMs = dice.between(1, 20) * MINUTE_MS;
    if (dice.chance(0.2)) {
      night.begin('down');
      await night.restart();
    } else night.begin(dice.pick(TROUBLES));
    for (let passed = 0; passed < lastsMs; passed += 6 * STEP_MS) {
      await act();
      await night.pass(6 * STEP_MS);
    }
    night.end();
    calmFrom = timers.now() + CALM_MS;
  }

  /** Expects that the wall shows no guest who hides or whom hosts hide, even in the middle of a moment. */
  function requireNobodyHidden(): void {
    const { scene, moment, lostAt } = wall.picture(timers.now(), performance.now());
    if (timers.now() < calmFrom) return;
    looks += 1;
    expect(lostAt).toBeNull();
    const shown = JSON.stringify([scene, moment]);
    const isLong = (at: number | null) => at !== null && timers.now() - at >= STEP_MS;
    const hidden = guests.filter(({ hiddenAt, hiddenByHostsAt }) => isLong(hiddenAt) || isLong(hiddenByHostsAt));
    hiddenByHosts += hidden.filter(({ hiddenByHostsAt }) => hiddenByHostsAt !== null).length;
    expect(hidden.filter(({ userName }) => shown.includes(`"${userName}"`))).toEqual([]);
  }

  await arrive();
  while (timers.now() < NOON + NIGHT_MS) {
    if (guests.length < GUESTS && dice.chance(0.2)) await arrive();
    if (dice.chance(0.3)) await act();
    await night.pass(STEP_MS);
    requireNobodyHidden();
    const next = faultsAt[0];
    if (next !== undefined && timers.now() >= next) {
      faultsAt.shift();
      await fail();
    }
  }
  while (faultsAt.shift() !== undefined) await fail();
  await night.pass(CALM_MS);
  expect(guests).toHaveLength(GUESTS);
  expect(looks).toBeGreaterThan(1_000);
  expect(hiddenByHosts).toBeGreaterThan(1_000);
  expect({ ...wall.live()?.event, at: 0 }).toEqual({ ...(await night.said()), at: 0 });
}, 600_000);
