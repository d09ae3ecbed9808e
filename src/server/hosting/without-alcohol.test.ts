import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { DRAFT, startHostedService } from '../testing/hosting.fixture.ts';

async function startParty() {
  const hosted = await startHostedService();
  const { marek, at, request, celebration } = hosted;
  return {
    ...hosted,
    patch: (changes: object) => marek('PATCH', at, changes),
    read: async () => (await (await marek('GET', at)).json()) as HostedCelebration,
    guestsSee: async () =>
      ((await (await request(`/api/leaderboard?c=${celebration.code}`)).json()) as { boards?: unknown }).boards,
    log: async () => ((await (await marek('GET', `${at}/actions`)).json()) as { entries: LogEntry[] }).entries,
    undo: (entry: LogEntry | undefined) => marek('POST', `${at}/actions/${entry?.id}/undo`, {}),
  };
}

test('a celebration that becomes one without alcohol loses the boards that count it, and one undo brings them back', async () => {
  const { patch, read, guestsSee, log, undo } = await startParty();
  await patch({ boards: { balanced: true } });
  await patch({ withoutAlcohol: true });
  expect(await read()).toMatchObject({ withoutAlcohol: true, boards: ['balanced'] });
  expect(await guestsSee()).toEqual(['balanced']);
  const [entry, ...earlier] = await log();
  expect([entry, ...earlier].map((one) => one?.action)).toEqual(['without-alcohol', 'boards', 'create']);
  expect((await undo(entry)).status).toBe(200);
  expect(await read()).toMatchObject({ withoutAlcohol: false, boards: ['mostDrinks', 'fastestPace', 'balanced'] });
});

test('with no other board on, it shows those with which such a celebration begins', async () => {
  const { patch, read, marek } = await startParty();
  await patch({ withoutAlcohol: true });
  expect((await read()).boards).toEqual(['hydration', 'variety']);
  const made = await marek('POST', '/celebrations', { ...DRAFT, withoutAlcohol: true });
  expect(await made.json()).toMatchObject({ withoutAlcohol: true, boards: ['hydration', 'variety'] });
});

test.each([{ mostDrinks: true }, { fastestPace: true, hydration: true }])(
  'a celebration without alcohol refuses %j, and keeps its boards',
  async (boards) => {
    const { patch, read, marek } = await startParty();
    for (const changes of [{ withoutAlcohol: true, boards }, { withoutAlcohol: true }, { boards }]) {
      const { status, ...told } = await patch(changes).then(async (answer) => ({
        status: answer.status,
        ...((await answer.json()) as object),
      }));
      expect(status).toBe('boards' in changes ? 409 : 200);
      if (status === 409) expect(told).toMatchObject({ code: 'without-alcohol', field: 'boards' });
    }
    expect((await read()).boards).toEqual(['hydration', 'variety']);
    const made = await marek('POST', '/celebrations', { ...DRAFT, withoutAlcohol: true, boards });
    expect(await made.json()).toMatchObject({ code: 'without-alcohol', field: 'boards' });
  },
);

test('its last board stays on too', async () => {
  const { patch } = await startParty();
  await patch({ withoutAlcohol: true, boards: { variety: false } });
  const answer = await patch({ boards: { hydration: false } });
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'boards' }]);
});

test('an earlier change of the boards is not undone if that would bring one back that counts alcohol', async () => {
  const { patch, read, log, undo } = await startParty();
  await patch({ boards: { mostDrinks: false, hydration: true } });
  const [earlier] = await log();
  await patch({ withoutAlcohol: true });
  const answer = await undo(earlier);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too-late', by: 'Marek' }]);
  expect((await read()).boards).toEqual(['hydration']);
});

test('with alcohol again, a host may switch them on', async () => {
  const { patch, read } = await startParty();
  await patch({ withoutAlcohol: true });
  expect((await patch({ withoutAlcohol: false, boards: { mostDrinks: true } })).status).toBe(200);
  expect(await read()).toMatchObject({ withoutAlcohol: false, boards: ['mostDrinks', 'hydration', 'variety'] });
});
