import { expect } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { Recap } from '../../domain/recap/recap.ts';
import type { DrinkEntry } from '../../domain/session/drink-entry.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone } from '../testing/service.fixture.ts';

type Kind = DrinkEntry['drinkType'];

/** The party of Ana & Ben, which ends at 13:00 unless the test says otherwise. */
export async function startParty(ends = NOON + HOUR_MS) {
  const service = await startHostedService();
  const { marek, at, timers, save, request } = service;
  expect((await marek('PATCH', at, { ends: new Date(ends).toISOString() })).status).toBe(200);
  const recap = async () => (await (await marek('GET', `${at}/recap`)).json()) as Recap;
  const drinksOf = (kinds: readonly Kind[], time = timers.now()) =>
    kinds.map((drinkType, index) => ({
      ...{ id: `${time}-${index}`, drinkType, ...(drinkType === 'cocktail' && { alcoholType: 'rum' as const }) },
      timestamp: time,
    }));
  const join = async (name: string, kinds: readonly Kind[], changes: object = {}) => {
    const phone = { ...newPhone(), userName: name };
    expect((await save(phone, { userName: name, drinks: drinksOf(kinds), ...changes })).status).toBe(200);
    return phone;
  };
  return {
    ...service,
    recap,
    drinksOf,
    join,
    joinAll: async (guests: number, kinds: readonly Kind[], changes: object = {}) => {
      const phones = [];
      for (let guest = 0; guest < guests; guest += 1) phones.push(await join(`Guest ${guest}`, kinds, changes));
      return phones;
    },
    leave: async (guest: { sessionId: string; headers: Record<string, string> } | undefined) => {
      const init = { method: 'DELETE', headers: guest?.headers ?? {} };
      expect((await request(`/api/sessions/${guest?.sessionId}`, init)).status).toBe(204);
    },
    /** Advances the time until the recap is complete, but no session is purged yet. */
    complete: async () => {
      await timers.pass(ends - timers.now() + 2 * HOUR_MS + MINUTE_MS);
      return recap();
    },
  };
}
