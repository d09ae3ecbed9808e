import { describe, expect, test } from 'vitest';
import { SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { merge } from '../../domain/session/merge.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { isSaved } from '../phone/phone.ts';
import { EVENING, mergingServer, type SentSave, testPhone, testStorage } from '../phone.fixture.ts';
import { addEarlier, correctEntry } from './forgotten-drinks.ts';

/** The answers of the server of 3e885bd7 to a save of a drink with `menuItem`, and then to a save without drinks. */
const RECORDED = [
  '{"serverTime":1795703314442,"sentAt":1795703314000}',
  '{"serverTime":1795703314492,"sentAt":1795703314000,"session":{"userName":"Ana","drinkingPace":"moderate","hidden":false,"sessionStart":1795703313949,"drinks":[{"id":"1795703314000-a","drinkType":"cocktail","alcoholType":"gin","timestamp":1795703313949}],"removed":[],"stamps":{"userName":[1,"a"],"drinkingPace":[0,""],"hidden":[0,""],"sessionStart":[1,"a"]}}}',
].map((text) => JSON.parse(text));

const CHOICE = { drinkType: 'cocktail', alcoholType: 'gin', menuItem: SPRITZ.id } as const;

/** A server that stores and returns only the fields of a drink that are in the recorded answer. */
function olderServer() {
  const [short, whole] = RECORDED;
  const known = Object.keys(whole.session.drinks[0]);
  const server = { holds: null as SessionState | null, answersWhole: false };
  const respond = ({ sentAt, ...save }: SentSave) => {
    const drinks = save.drinks.map((drink) => Object.fromEntries(known.map((key) => [key, Reflect.get(drink, key)])));
    const stripped = { ...save, drinks } as unknown as SessionState;
    server.holds = server.holds ? merge(server.holds, stripped) : merge(stripped, stripped);
    const session = Object.fromEntries(
      Object.keys(whole.session).map((key) => [key, Reflect.get(server.holds ?? {}, key)]),
    );
    return Response.json({ ...short, sentAt, ...(server.answersWhole && { session }) });
  };
  return { server, respond };
}

describe('a page that logs a drink of the menu on a server of version 3e885bd7', () => {
  /** Ana has logged a drink at the older server. Then a server of the present version takes over the stored data. */
  async function logThere(answersWhole: boolean) {
    const old = olderServer();
    old.server.answersWhole = answersWhole;
    const today = mergingServer();
    const now = { isOld: true };
    const phone = testPhone((save) => (now.isOld ? old.respond(save) : today.respond(save)));
    phone.store.saveName('Ana');
    const entry = phone.store.addDrink(CHOICE);
    await phone.clock.pass(60_000);
    expect(old.server.holds?.drinks).toMatchObject([{ id: entry?.id, alcoholType: 'gin' }]);
    expect(old.server.holds?.drinks[0]?.menuItem).toBeUndefined();
    return {
      ...phone,
      entry,
      today,
      update() {
        now.isOld = false;
        today.server.holds = old.server.holds;
      },
    };
  }

  test.each([false, true])(
    'a page at an older server keeps the drink’s name, even if the answer contains the whole session: %s',
    async (answersWhole) => {
      const { store, storage, entry, logged } = await logThere(answersWhole);
      expect(store.getState().session.drinks).toEqual([entry]);
      expect(JSON.parse(storage.get('clink') ?? '').drinks).toMatchObject([{ menuItem: SPRITZ.id }]);
      expect(logged).toEqual([]);
    },
  );

  test('a page at an older server sends a drink of the menu only once', async () => {
    const { sent, clock } = await logThere(true);
    const before = sent.length;
    await clock.pass(600_000);
    expect(before).toBeLessThan(5);
    expect(sent).toHaveLength(before);
  });

  test.each<[string, (phone: Awaited<ReturnType<typeof logThere>>) => void]>([
    ['wakes', ({ lifecycle }) => lifecycle.wake('visible')],
    ['asks what the hosts have decided', ({ store }) => store.ask('news')],
    ['logs the next drink', ({ store }) => void store.addDrink({ drinkType: 'water' })],
  ])('a page sends the name of the drink to a present server when it %s', async (_, act) => {
    for (const answersWhole of [false, true]) {
      const phone = await logThere(answersWhole);
      phone.update();
      act(phone);
      await phone.clock.pass(60_000);
      const stored = phone.today.server.holds?.drinks.find(({ id }) => id === phone.entry?.id);
      expect(stored?.menuItem).toBe(SPRITZ.id);
      expect(phone.store.getState().session.drinks).toContainEqual(phone.entry);
      expect(isSaved(phone.store.getState())).toBe(true);
    }
  });
});

describe('a server that does not know of earlier drinks', () => {
  const FIVE_HOURS = 5 * 3_600_000;
  const celebration = {
    code: 'K7MP4XRT',
    names: 'Ana & Ben',
    date: '2026-06-20',
    language: 'en',
    state: 'open',
    learnedAt: 0,
  };

  /** A server that refuses drinks before the start without naming them. Ana has logged a beer at it. */
  async function arriveThere() {
    const today = mergingServer();
    const now = { isOld: true };
    const storage = testStorage({ clink: JSON.stringify({ drinks: [], sessionStart: EVENING, celebration }) });
    const respond = (save: SentSave) => {
      const isEarly = save.drinks.some(({ timestamp }) => timestamp < save.sessionStart - 300_000);
      if (!now.isOld || !isEarly) return today.respond(save);
      const problem = { type: 'about:blank', title: '', status: 422, code: 'invalid', field: 'drinks' };
      return Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } });
    };
    const phone = testPhone(respond, storage);
    phone.store.saveName('Ana');
    const beer = phone.store.addDrink({ drinkType: 'beer' });
    await phone.clock.pass(60_000);
    if (!beer) throw new Error('the list is full');
    return { ...phone, storage, respond, today, now, beer };
  }

  const kindsOf = (drinks: readonly { drinkType: string }[] = []) => drinks.map(({ drinkType }) => drinkType);

  test('an older server stores everything except the earlier drink, which the phone keeps', async () => {
    const { store, clock, today, sent } = await arriveThere();
    addEarlier(store, { drinkType: 'wine' }, clock.now() - FIVE_HOURS, clock.now());
    store.addDrink({ drinkType: 'water' });
    await clock.pass(60_000);
    expect(kindsOf(today.server.holds?.drinks)).toEqual(['beer', 'water']);
    expect(kindsOf(store.getState().session.drinks)).toEqual(['wine', 'beer', 'water']);
    const before = sent.length;
    await clock.pass(600_000);
    expect(sent).toHaveLength(before);
  });

  test('after a correction of the time, an older server has only the former drink', async () => {
    const { store, clock, today, beer } = await arriveThere();
    correctEntry(store, beer, { drinkType: 'wine', timestamp: beer.timestamp - FIVE_HOURS }, clock.now());
    await clock.pass(60_000);
    expect(kindsOf(today.server.holds?.drinks)).toEqual(['beer']);
    expect(kindsOf(store.getState().session.drinks)).toEqual(['wine']);
  });

  test('an older server receives everything once it is updated and the page is loaded again', async () => {
    const { store, clock, today, now, beer, storage, respond } = await arriveThere();
    correctEntry(store, beer, { drinkType: 'wine', timestamp: beer.timestamp - FIVE_HOURS }, clock.now());
    await clock.pass(60_000);
    now.isOld = false;
    const loaded = testPhone(respond, storage);
    await loaded.clock.pass(60_000);
    expect(kindsOf(today.server.holds?.drinks)).toEqual(['wine']);
  });
});
