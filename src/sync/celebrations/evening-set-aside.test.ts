import { describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { answerRefusals, type Refusal } from '../evening/answer-refusals.ts';
import { addEarlier } from '../evening/forgotten-drinks.ts';
import { problem } from '../phone.fixture.ts';
import {
  ANA_AND_BEN,
  BEER,
  knownCelebration,
  MIA_AND_LEO,
  phoneAt,
  smallStorage,
  types,
  weddingServer,
} from './two-celebrations.fixture.ts';

/** The ids of the sessions that the phone has set aside. */
const asideIds = ({ storage }: Pick<ReturnType<typeof phoneAt>, 'storage'>) =>
  new Set([...storage.values.keys()].filter((key) => key.startsWith('aside.')).map((key) => key.split('.')[1]));

describe('an evening set aside', () => {
  it.each([
    ['a wake', (phone: ReturnType<typeof phoneAt>) => phone.lifecycle.wake()],
    ['a load', (phone: ReturnType<typeof phoneAt>) => phone.openTab()],
    ['an hour', (phone: ReturnType<typeof phoneAt>) => phone.clock.pass(60 * MINUTE_MS)],
    ['a switch', (phone: ReturnType<typeof phoneAt>) => phone.switchTo(ANA_AND_BEN)],
  ])('an evening set aside is over 24 hours after its start, and %s removes it from the phone', async (_, act) => {
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

  it('an evening set aside is saved without a drink that the server refuses, and the guest is told when coming back', async () => {
    const phone = phoneAt();
    phone.server.isReachable = false;
    phone.store.saveName('Ines');
    phone.store.addDrink(BEER);
    const earlier = addEarlier(phone.store, BEER, phone.clock.now() - MINUTE_MS, phone.clock.now());
    phone.switchTo(MIA_AND_LEO);
    phone.server.isReachable = true;
    phone.server.refuses = earlier?.id ?? '';
    const told: Refusal[] = [];
    onTestFinished(answerRefusals(phone.store, phone.clock, (refusal) => told.push(refusal)));
    await phone.clock.pass(10 * MINUTE_MS);
    expect(phone.drinksAt('open')).toEqual(['beer']);
    const { length } = phone.calls;
    phone.lifecycle.wake();
    await phone.clock.pass(10 * MINUTE_MS);
    expect(told).toEqual([]);
    // Each evening is sent once, and the refused drink is not sent again.
    expect(phone.calls.length - length).toBe(2);

    phone.switchTo(null);
    await phone.clock.pass(MINUTE_MS);
    expect(told).toMatchObject([{ kind: 'removed', drink: { id: earlier?.id } }]);
    expect(types(phone)).toEqual(['beer']);
  });

  it('an evening set aside is no longer sent once its celebration is over', async () => {
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
  ])('if the server answers %s to an evening set aside, the evening %s', async (reason, _, drinks) => {
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

  it('an evening set aside is sent again after a wake, because the server may have been restored from a backup', async () => {
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

  it('an evening set aside is sent once by a phone that cannot store the answer', async () => {
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

  it('opening the page again does not increase the room that an evening set aside takes', async () => {
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

  it('a phone keeps at most eight evenings set aside, and removes the oldest first', async () => {
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

describe('"Delete my data"', () => {
  it('"Delete my data" deletes the data at every celebration', async () => {
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

  it('"Delete my data" waits for the network, and still knows its celebration afterwards', async () => {
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
