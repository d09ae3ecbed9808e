import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { MAX_FORMER_DRINKS } from '../../domain/menu/known-menu.ts';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { MENU_MAX_DRINKS, type MenuItem } from '../../domain/menu/menu-item.ts';
import { addEarlier } from '../evening/forgotten-drinks.ts';
import { startPushing } from '../evening/push.ts';
import { createSessionStore } from '../evening/session-store.ts';
import type { KnownCelebration } from '../phone/known-celebration.ts';
import { type Copy, mergeCopies } from '../phone/phone.ts';
import {
  mergingServer,
  problem,
  type SentSave,
  testClock,
  testLifecycle,
  testRandom,
  testStorage,
} from '../phone.fixture.ts';
import type { Fetch } from '../ports.ts';
import { createDeletions } from './deletions.ts';
import { createEvenings } from './evenings.ts';
import { startPushingAsides } from './push-asides.ts';

const ANA_AND_BEN = knownCelebration('K7MP4XRT', 'Ana & Ben');
const MIA_AND_LEO = knownCelebration('M1A1E000', 'Mia & Leo');
const BEER = { drinkType: 'beer' } as const;

function knownCelebration(code: string, names: string): KnownCelebration {
  return { code, names, date: '2026-06-20', language: 'en', state: 'open', learnedAt: 1 };
}

function refusalOf({ drinks, location }: SentSave, entryId: string): Response | null {
  if (location) throw new Error('a position was sent');
  const refused = drinks.findIndex(({ id }) => id === entryId);
  return refused < 0 ? null : problem(422, 'invalid', { field: `drinks.${refused}.timestamp` });
}

/** A server with several celebrations, which can be out of reach. */
function weddingServer() {
  const sessions = new Map<string, ReturnType<typeof mergingServer>>();
  const celebrations = new Map<string, string>();
  const calls: string[] = [];
  const gone = new Map<string, Response>();
  const server = { isReachable: true, answer: null as Response | null, refuses: '' };
  const fetch: Fetch = async (path, init) => {
    if (!server.isReachable) throw new TypeError('no network');
    calls.push(`${init.method} ${path}`);
    const { pathname, searchParams } = new URL(path, 'http://clink.test');
    const id = pathname.split('/').at(-1) ?? '';
    if (init.method === 'DELETE') return problem(404, 'not-found');
    const refusal = server.answer ?? gone.get(id);
    if (refusal) return refusal.clone();
    const session = sessions.get(id) ?? mergingServer();
    sessions.set(id, session);
    celebrations.set(id, searchParams.get('c') ?? 'open');
    const save: SentSave = { path, keepalive: init.keepalive, ...JSON.parse(String(init.body)) };
    return refusalOf(save, server.refuses) ?? session.respond(save);
  };
  /** The drinks at each celebration, by type. */
  const drinksAt = (code: string) =>
    [...sessions].flatMap(([id, { server: row }]) =>
      celebrations.get(id) === code ? (row.holds?.drinks ?? []).map(({ drinkType }) => drinkType) : [],
    );
  /** As after a restore from an old backup. */
  const loseEverything = () => sessions.clear();
  const end = (id: string, reason: string) => {
    sessions.delete(id);
    gone.set(id, problem(410, 'gone', { reason }));
  };
  return { server, fetch, calls, drinksAt, loseEverything, end };
}

function phoneAt(wedding = weddingServer(), storage = testStorage()) {
  const clock = testClock();
  const lifecycle = testLifecycle();
  const deps = { storage, clock, random: testRandom, log: () => undefined, lifecycle, fetch: wedding.fetch };
  const locks = { exclusively: (_name: string, _ms: number, work: () => Promise<void>) => work() };
  const openTab = () => {
    const store = createSessionStore(deps);
    const stops = [startPushing({ ...deps, locks, store }), startPushingAsides({ ...deps, locks, store }), store.close];
    const close = () => {
      for (const stop of stops) stop();
    };
    onTestFinished(close);
    const evenings = createEvenings({ ...deps, store });
    return {
      store,
      evenings,
      switchTo: evenings.switchTo,
      close,
      deletions: () => createDeletions({ ...deps, store }),
    };
  };
  return { ...wedding, ...openTab(), storage, clock, lifecycle, openTab };
}

/** A storage that can be full. */
function smallStorage() {
  const storage = testStorage();
  let isFull = false;
  const set = (key: string, value: string) => {
    if (isFull) throw new Error('QuotaExceededError');
    storage.set(key, value);
  };
  const fill = (full: boolean) => {
    isFull = full;
  };
  return { storage: { ...storage, set }, fill };
}

const types = ({ store }: Pick<ReturnType<typeof phoneAt>, 'store'>) =>
  store
    .getState()
    .session.drinks.map(({ drinkType }) => drinkType)
    .sort();

/** The session ids of the evenings that the phone has set aside. */
const asideIds = ({ storage }: Pick<ReturnType<typeof phoneAt>, 'storage'>) =>
  new Set([...storage.values.keys()].filter((key) => key.startsWith('aside.')).map((key) => key.split('.')[1]));

describe('a guest switches to another celebration', () => {
  it('with the same name and pace, and without the drinks of the first', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.choosePace('fast');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    expect(phone.switchTo(MIA_AND_LEO)).toBe(true);
    phone.store.addDrink({ drinkType: 'wine' });
    await phone.clock.pass(MINUTE_MS);
    expect(phone.store.getState()).toMatchObject({ userName: 'Ines', pace: 'fast', celebration: MIA_AND_LEO });
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], ['wine']]);
  });

  it('and back: each drink stands where it was logged, once, also those without network in between', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.server.isReachable = false;
    phone.store.addDrink({ drinkType: 'wine' });
    phone.switchTo(MIA_AND_LEO);
    phone.store.addDrink({ drinkType: 'water' });
    phone.switchTo(ANA_AND_BEN);
    phone.store.addDrink({ drinkType: 'other' });
    expect(types(phone)).toEqual(['beer', 'other', 'wine']);
    phone.server.isReachable = true;
    await phone.clock.pass(5 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code).sort()).toEqual(['beer', 'other', 'wine']);
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['water']);
    expect(phone.drinksAt('open')).toEqual([]);
  });

  it('and closes the page: what was not sent is sent the next time, without a position', async () => {
    const phone = phoneAt();
    phone.server.isReachable = false;
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.store.share({ latitude: 48.2, longitude: 16.4 });
    phone.switchTo(MIA_AND_LEO);
    expect(phone.store.getState().position).toBeNull();
    phone.close();
    phone.server.isReachable = true;
    phone.openTab();
    await phone.clock.pass(5 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual(['beer']);
  });

  it('whose page was open before the guest had a name: the evening begins there, with the same name and pace', () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.switchTo(null);
    phone.store.saveName('Ines');
    phone.store.choosePace('fast');
    expect(phone.evenings.find(ANA_AND_BEN)).toBeUndefined();
    phone.switchTo(ANA_AND_BEN);
    expect(phone.store.getState()).toMatchObject({ userName: 'Ines', pace: 'fast', celebration: ANA_AND_BEN });
  });

  it('on a phone that cannot store, with an evening to leave: nothing changes', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.storage.break(true);
    phone.store.addDrink(BEER);
    expect(phone.switchTo(MIA_AND_LEO)).toBe(false);
    expect(phone.store.getState().celebration).toBeNull();
    expect(types(phone)).toEqual(['beer']);
  });

  it.each([
    ['is blocked', (storage: ReturnType<typeof testStorage>) => storage.break(true)],
    ['is full', (_: unknown, fill: (full: boolean) => void) => fill(true)],
  ])('before the guest has a name: the evening is there, in memory, if the storage %s', async (_, fails) => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    // The session of an earlier visit is still in the storage.
    phone.close();
    phone.clock.set(phone.clock.now() + 7 * 60 * MINUTE_MS);
    fails(storage, fill);
    const { store, switchTo } = phone.openTab();
    expect(switchTo(ANA_AND_BEN)).toBe(true);
    store.saveName('Ines');
    store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    expect(store.getState()).toMatchObject({ celebration: ANA_AND_BEN, isStored: false });
    expect(store.ending()).toBeNull();
    expect([phone.drinksAt(ANA_AND_BEN.code), phone.drinksAt('open')]).toEqual([['beer'], []]);
  });

  it('with the drinks and in memory, if the phone cannot store and no server knows the evening here', async () => {
    const phone = phoneAt();
    phone.storage.break(true);
    phone.server.answer = problem(404, 'unknown-celebration');
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = null;
    expect(phone.switchTo(MIA_AND_LEO, true)).toBe(true);
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['beer']);
  });

  it('with the drinks, if the code here turned out to be unknown', async () => {
    const phone = phoneAt();
    phone.server.answer = problem(404, 'unknown-celebration');
    phone.switchTo({ ...ANA_AND_BEN, names: '', date: '' });
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = null;
    phone.switchTo(MIA_AND_LEO, true);
    await phone.clock.pass(MINUTE_MS);
    expect(types(phone)).toEqual(['beer']);
    expect(phone.evenings.find(ANA_AND_BEN)).toBeUndefined();
    expect(phone.drinksAt(MIA_AND_LEO.code)).toEqual(['beer']);
  });
});

describe('drinks that were logged at an unknown code', () => {
  it('join the evening that the guest had at the right celebration', async () => {
    const phone = phoneAt();
    phone.switchTo(MIA_AND_LEO);
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    phone.switchTo({ ...ANA_AND_BEN, names: '', date: '' });
    phone.store.addDrink({ drinkType: 'wine' });
    phone.switchTo(MIA_AND_LEO, true);
    await phone.clock.pass(MINUTE_MS);
    expect(types(phone)).toEqual(['beer', 'wine']);
    expect(phone.drinksAt(MIA_AND_LEO.code).sort()).toEqual(['beer', 'wine']);
  });
});

describe('a celebration that was over', () => {
  it('and is opened again gets what was logged meanwhile', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    await phone.clock.pass(MINUTE_MS);
    phone.server.answer = problem(403, 'celebration-over');
    phone.store.addDrink(BEER);
    phone.store.learn({ ...ANA_AND_BEN, state: 'over', learnedAt: 2 });
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual([]);

    phone.server.answer = null;
    phone.store.learn({ ...ANA_AND_BEN, learnedAt: 3 });
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt(ANA_AND_BEN.code)).toEqual(['beer']);
  });
});

describe('an evening set aside', () => {
  it.each([
    ['a wake', (phone: ReturnType<typeof phoneAt>) => phone.lifecycle.wake()],
    ['a load', (phone: ReturnType<typeof phoneAt>) => phone.openTab()],
    ['an hour', (phone: ReturnType<typeof phoneAt>) => phone.clock.pass(60 * MINUTE_MS)],
    ['a switch', (phone: ReturnType<typeof phoneAt>) => phone.switchTo(ANA_AND_BEN)],
  ])('is over 24 hours after its start, and %s removes it from the phone', async (_, act) => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    const { sessionId } = phone.store.getState().identity;
    phone.clock.set(phone.clock.now() + MINUTE_MS);
    phone.switchTo(MIA_AND_LEO);
    expect(phone.evenings.find(null)).toBeDefined();
    phone.clock.set(phone.clock.now() + 25 * 60 * MINUTE_MS);
    expect(phone.evenings.list()).toEqual([]);
    await act(phone);
    expect(asideIds(phone)).not.toContain(sessionId);
  });

  it('arrives without an earlier drink that its server refuses, and with all others', async () => {
    const phone = phoneAt();
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    const earlier = addEarlier(phone.store, BEER, phone.clock.now() - MINUTE_MS, phone.clock.now());
    phone.switchTo(MIA_AND_LEO);
    phone.server.isReachable = true;
    phone.server.refuses = earlier?.id ?? '';
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.drinksAt('open')).toEqual(['beer']);
    expect(phone.evenings.find(null)?.state.drinks).toHaveLength(1);
  });

  it('is no longer sent once its celebration is over', async () => {
    const phone = phoneAt();
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.switchTo(MIA_AND_LEO);
    phone.server.isReachable = true;
    phone.server.answer = problem(403, 'celebration-over');
    await phone.clock.pass(10 * MINUTE_MS);
    const own = phone.calls.filter((call) => !call.includes('c='));
    expect(own).toHaveLength(1);
    expect(phone.store.getState().refusedBy).toBe('celebration-over');
  });

  it.each([
    ['deleted', 'goes on with the drinks that the server never had', ['wine']],
    ['expired', 'goes on with every drink', ['beer', 'wine']],
    ['forgotten', 'ends', []],
  ])('that the server calls %s %s', async (reason, _, drinks) => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    await phone.clock.pass(MINUTE_MS);
    const { sessionId } = phone.store.getState().identity;
    phone.server.isReachable = false;
    phone.store.addDrink({ drinkType: 'wine' });
    phone.switchTo(MIA_AND_LEO);
    phone.end(sessionId, reason);
    phone.server.isReachable = true;
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt('open').sort()).toEqual(drinks);
    expect(phone.evenings.list().map(({ identity }) => identity.sessionId)).not.toContain(sessionId);
    expect(phone.evenings.find(null) !== undefined).toBe(drinks.length > 0);
    const calls = phone.calls.length;
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.calls).toHaveLength(calls);
  });

  it('is sent again after a wake, because the server may have been restored from a backup', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.switchTo(MIA_AND_LEO);
    await phone.clock.pass(MINUTE_MS);
    phone.loseEverything();
    phone.lifecycle.wake();
    await phone.clock.pass(MINUTE_MS);
    expect(phone.drinksAt('open')).toEqual(['beer']);
  });

  it('is sent once by a phone that cannot store the answer', async () => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.switchTo(MIA_AND_LEO);
    fill(true);
    phone.server.isReachable = true;
    await phone.clock.pass(2 * MINUTE_MS);
    expect(phone.drinksAt('open')).toEqual(['beer']);
    expect(phone.calls.filter((call) => !call.includes('c='))).toHaveLength(1);
  });

  it('takes no more room with every time the page is opened', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    phone.switchTo(MIA_AND_LEO);
    await phone.clock.pass(MINUTE_MS);
    const keys = () => [...phone.storage.values.keys()].filter((key) => key.startsWith('aside.')).length;
    phone.close();
    const before = keys();
    for (let visit = 0; visit < 5; visit += 1) {
      const { close } = phone.openTab();
      await phone.clock.pass(MINUTE_MS);
      close();
    }
    expect(keys()).toBe(before);
  });

  it('there are at most eight, and the oldest goes first', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    for (let place = 0; place < 10; place += 1) {
      phone.clock.set(phone.clock.now() + MINUTE_MS);
      phone.switchTo(knownCelebration(`0000000${place}`, `Couple ${place}`));
    }
    expect(phone.evenings.list().map(({ celebration }) => celebration?.names)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((place) => `Couple ${place}`),
    );
    expect(asideIds(phone).size).toBe(8);
  });
});

describe('another tab', () => {
  const hearSwitch = (phone: ReturnType<typeof phoneAt>) =>
    phone.storage.writeElsewhere('sessionId', phone.storage.get('sessionId'));

  it('reloads when the guest has switched to another celebration', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    hearSwitch(phone);
    expect(other.store.ending()).toBe('switched');
    expect(phone.store.ending()).toBeNull();
  });

  it('that does not know it yet logs a drink where its guest sees it', async () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    other.store.addDrink(BEER);
    expect(other.store.ending()).toBe('switched');
    other.close();
    await phone.clock.pass(5 * MINUTE_MS);
    phone.lifecycle.wake();
    await phone.clock.pass(5 * MINUTE_MS);
    expect(types(phone)).toEqual([]);
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], []]);
  });

  it('stays with a drink that it cannot set aside', async () => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    const other = phone.openTab();
    phone.switchTo(MIA_AND_LEO);
    fill(true);
    other.store.addDrink(BEER);
    expect(other.store.ending()).toBeNull();
    fill(false);
    phone.server.isReachable = true;
    await phone.clock.pass(5 * MINUTE_MS);
    expect([phone.drinksAt('open'), phone.drinksAt(MIA_AND_LEO.code)]).toEqual([['beer'], []]);
  });

  it('that overwrites the session does not lose the other evening', () => {
    const phone = phoneAt();
    phone.store.saveName('Ines');
    const late = phone.storage.get('clink') ?? '';
    phone.switchTo(MIA_AND_LEO);
    phone.store.addDrink(BEER);
    phone.switchTo(null);
    phone.switchTo(MIA_AND_LEO);
    phone.close();
    phone.storage.set('clink', late);
    expect(types(phone.openTab())).toEqual(['beer']);
  });
});

describe('"Delete my data"', () => {
  it('reaches every celebration', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    const first = phone.store.getState().identity.sessionId;
    phone.switchTo(MIA_AND_LEO);
    const second = phone.store.getState().identity.sessionId;
    phone.deletions().forget();
    await phone.clock.pass(MINUTE_MS);
    expect(phone.calls.filter((call) => call.startsWith('DELETE')).sort()).toEqual(
      [
        `DELETE /api/sessions/${first}?forget=1&c=K7MP4XRT`,
        `DELETE /api/sessions/${second}?forget=1&c=M1A1E000`,
      ].sort(),
    );
    expect([...phone.storage.values.keys()].filter((key) => key.startsWith('aside.'))).toEqual([]);
  });

  it('waits for the network, and then still knows the celebration', async () => {
    const phone = phoneAt();
    phone.switchTo(ANA_AND_BEN);
    phone.store.saveName('Ines');
    const { sessionId } = phone.store.getState().identity;
    phone.server.isReachable = false;
    phone.deletions().forget();
    phone.close();
    phone.server.isReachable = true;
    phone.openTab().deletions();
    await phone.clock.pass(MINUTE_MS);
    expect(phone.calls).toContain(`DELETE /api/sessions/${sessionId}?forget=1&c=K7MP4XRT`);
  });
});

it('what two tabs know of a celebration: the latest counts', () => {
  const phone = phoneAt();
  phone.switchTo(ANA_AND_BEN);
  phone.store.saveName('Ines');
  const other = phone.openTab();
  phone.store.learn({ ...ANA_AND_BEN, state: 'over', learnedAt: 2 });
  other.store.addDrink(BEER);
  phone.storage.writeElsewhere('clink', phone.storage.get('clink'));
  expect(phone.store.getState().celebration?.state).toBe('over');
  expect(other.store.getState().celebration?.state).toBe('over');
});

describe('two tabs that know different menus', () => {
  const hugo = { id: 'hugo', name: 'Hugo', sign: '🌿', drinkType: 'cocktail' as const, isSoldOut: false };
  const known = (menu: readonly object[], learnedAt: number): KnownCelebration => ({ ...ANA_AND_BEN, menu, learnedAt });
  const former = ({ id, name, sign }: MenuItem) => ({ id, name, sign });

  it('show the latest one, and no drink that either has logged loses its name', () => {
    const { storage, fill } = smallStorage();
    const phone = phoneAt(weddingServer(), storage);
    phone.switchTo(known([], 1));
    phone.store.saveName('Ines');
    const other = phone.openTab();
    fill(true);
    phone.store.learn(known([SPRITZ, hugo], 2));
    phone.store.addDrink({ drinkType: 'cocktail', menuItem: SPRITZ.id });
    other.store.learn(known([LEMONADE, { ...hugo, name: 'Ugo' }], 3));
    fill(false);
    phone.store.addDrink(BEER);
    // Each tab hears what the other one has written.
    for (const _ of [phone, other]) storage.writeElsewhere('clink', storage.get('clink'));
    const menu = [LEMONADE, { ...hugo, name: 'Ugo' }, former(SPRITZ)];
    expect([phone, other].map(({ store }) => store.getState().celebration?.menu)).toEqual([menu, menu]);
    expect(JSON.parse(storage.get('clink') ?? '').celebration.menu).toEqual(menu);
  });

  it('agree, whoever hears of the other first, and keep no more than one tab does', () => {
    const drinks = fc
      .uniqueArray(fc.nat(60), { maxLength: 48 })
      .map((ids) => ids.map((id) => ({ ...former(SPRITZ), id: `${id}` })));
    fc.assert(
      fc.property(drinks, drinks, fc.constantFrom(1, 2), (one, two, learnedAt) => {
        const { store } = phoneAt();
        const copyOf = (menu: readonly object[], at: number) => ({ ...store.getState(), celebration: known(menu, at) });
        const [a, b] = [copyOf(one, 1), copyOf(two, learnedAt)];
        const joined = mergeCopies(a, b);
        expect(mergeCopies(b, a).celebration).toEqual(joined.celebration);
        expect(mergeCopies(joined, a).celebration).toEqual(joined.celebration);
        expect(mergeCopies(b, joined).celebration).toEqual(joined.celebration);
        expect(joined.celebration?.menu).toHaveProperty(
          'length',
          Math.min(MENU_MAX_DRINKS + MAX_FORMER_DRINKS, new Set([...one, ...two].map(({ id }) => id)).size),
        );
      }),
    );
  });

  it.each([
    ['a text', 'Spritz'],
    ['damaged drinks', [null, 7, {}]],
  ])('%s of a damaged storage disturbs nobody', (_, menu) => {
    const { store } = phoneAt();
    const [a, b] = [{ ...ANA_AND_BEN, menu }, known([SPRITZ], 2)].map((celebration) => ({
      ...store.getState(),
      celebration,
    }));
    expect(mergeCopies(a as Copy, b as Copy).celebration?.menu).toEqual([SPRITZ]);
  });
});

it('a save that names the celebration is answered like any other', async () => {
  const phone = phoneAt();
  phone.switchTo(ANA_AND_BEN);
  phone.store.saveName('Ines');
  await phone.clock.pass(MINUTE_MS);
  const { sessionId } = phone.store.getState().identity;
  expect(phone.calls).toContain(`PUT /api/sessions/${sessionId}?c=K7MP4XRT`);
});
