import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import { DRAFT, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

type Party = Awaited<ReturnType<typeof startParty>>;

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

test('a celebration that becomes alcohol-free loses the boards that count alcohol, and one undo restores them', async () => {
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

test('if no other board is on, a celebration that becomes alcohol-free shows the default boards without alcohol', async () => {
  const { patch, read, marek } = await startParty();
  await patch({ withoutAlcohol: true });
  expect((await read()).boards).toEqual(['hydration', 'variety']);
  const made = await marek('POST', '/celebrations', { ...DRAFT, withoutAlcohol: true });
  expect(await made.json()).toMatchObject({ withoutAlcohol: true, boards: ['hydration', 'variety'] });
});

test.each([{ mostDrinks: true }, { fastestPace: true, hydration: true }])(
  'a celebration without alcohol refuses the change %j, and keeps its boards',
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

test('the last board of a celebration without alcohol cannot be switched off', async () => {
  const { patch } = await startParty();
  await patch({ withoutAlcohol: true, boards: { variety: false } });
  const answer = await patch({ boards: { hydration: false } });
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'boards' }]);
});

test('an earlier change of boards cannot be undone if this would restore a board that counts alcohol', async () => {
  const { patch, read, log, undo } = await startParty();
  await patch({ boards: { mostDrinks: false, hydration: true } });
  const [earlier] = await log();
  await patch({ withoutAlcohol: true });
  const answer = await undo(earlier);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too-late', by: 'Marek' }]);
  expect((await read()).boards).toEqual(['hydration']);
});

test('when alcohol is allowed again, the earlier boards are restored, except those that the host switches in the same call', async () => {
  const { patch, read } = await startParty();
  await patch({ withoutAlcohol: true });
  await patch({ withoutAlcohol: false });
  expect(await read()).toMatchObject({ withoutAlcohol: false, boards: ['mostDrinks', 'fastestPace'] });
  await patch({ withoutAlcohol: true });
  expect((await patch({ withoutAlcohol: false, boards: { fastestPace: false, variety: true } })).status).toBe(200);
  expect((await read()).boards).toEqual(['mostDrinks', 'variety']);
});

test.each([
  ['by the switch', async ({ patch }: Party) => void (await patch({ withoutAlcohol: false }))],
  ['by an undo', async ({ log, undo }: Party) => void (await undo((await log())[0]))],
  [
    'by another host',
    async ({ welcome, as, at }: Party) => {
      await welcome(SOFIE);
      await as(SOFIE)('PATCH', at, { withoutAlcohol: false });
    },
  ],
  [
    'by an undo of the switch that brought them back, and the switch',
    async ({ patch, log, undo, read }: Party) => {
      await patch({ withoutAlcohol: false });
      await undo((await log())[0]);
      expect((await read()).boards).toEqual(['hydration']);
      await patch({ withoutAlcohol: false });
    },
  ],
  [
    'by a page from before, whose undo repeats all boards',
    async ({ patch }: Party) => {
      await patch({ withoutAlcohol: false });
      const all = { mostDrinks: false, fastestPace: false, hydration: true, balanced: false, variety: false };
      await patch({ withoutAlcohol: true, boards: all });
      await patch({ withoutAlcohol: false });
    },
  ],
])('switched back %s, the boards that count alcohol are restored, also the second time', async (_, switchBack) => {
  const party = await startParty();
  const boards = ['mostDrinks', 'fastestPace', 'hydration'];
  await party.patch({ boards: { hydration: true } });
  for (const time of ['first', 'second']) {
    await party.patch({ withoutAlcohol: true });
    expect([time, (await party.read()).boards]).toEqual([time, ['hydration']]);
    await switchBack(party);
    expect([time, (await party.read()).boards]).toEqual([time, boards]);
  }
});

test('when alcohol is allowed again, a board that a host has switched meanwhile is not changed', async () => {
  const { patch, read } = await startParty();
  await patch({ withoutAlcohol: true });
  await patch({ boards: { balanced: true, variety: false } });
  await patch({ boards: { hydration: false } });
  await patch({ boards: { hydration: true } });
  await patch({ withoutAlcohol: false });
  expect((await read()).boards).toEqual(['mostDrinks', 'fastestPace', 'hydration', 'balanced']);
});

test('a board that is switched off in the same call as alcohol is not restored later', async () => {
  const { patch, read } = await startParty();
  await patch({ boards: { hydration: true, variety: true } });
  await patch({ withoutAlcohol: true, boards: { variety: false } });
  await patch({ withoutAlcohol: false });
  expect((await read()).boards).toEqual(['mostDrinks', 'fastestPace', 'hydration']);
});

test('one board always stays on, even when alcohol is allowed again and the substitute boards are switched off', async () => {
  const { patch, read } = await startParty();
  await patch({ withoutAlcohol: true });
  const answer = await patch({ withoutAlcohol: false, boards: { mostDrinks: false, fastestPace: false } });
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'boards' }]);
  expect(await read()).toMatchObject({ withoutAlcohol: true, boards: ['hydration', 'variety'] });
});

test('a celebration that was created or copied without alcohol gets Most Drinks when alcohol is allowed', async () => {
  const { marek } = await startParty();
  const make = async (more: object) =>
    (await (await marek('POST', '/celebrations', { ...DRAFT, ...more })).json()) as HostedCelebration;
  const made = await make({ withoutAlcohol: true });
  const copy = await make({ copyOf: made.id });
  for (const { id } of [made, copy]) {
    const answer = await marek('PATCH', `/celebrations/${id}`, { withoutAlcohol: false });
    expect(await answer.json()).toMatchObject({ boards: ['mostDrinks', 'hydration', 'variety'] });
  }
});
