import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { CARLA, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

const NEW = { names: 'Mia & Leo', date: '2026-09-05' };

/** Ana & Ben's celebration, in which no setting has its default, with the co-host Sofie and a guest. */
async function startOriginal() {
  const hosted = await startHostedService();
  const { marek, at, as, arrive, celebration } = hosted;
  await hosted.welcome(SOFIE);
  await arrive('Tom');
  const settings = {
    ...{ door: 'ask', gettingHome: 'Bus 12, every hour.', wall: 'totals', wallPace: true, moments: false },
    ...{ withoutAlcohol: true, menu: [LEMONADE, { ...SPRITZ, isSoldOut: true }] },
    look: { palette: 'olive', ornament: 'deco' },
  };
  const set = { ...settings, revision: 0, language: 'de', timeZone: 'Europe/Lisbon', boards: { balanced: true } };
  expect((await marek('PATCH', at, set)).status).toBe(200);
  return {
    ...hosted,
    settings,
    copy: async (asked: object = {}, host = MAREK) => {
      const answer = await as(host)('POST', '/celebrations', { ...NEW, copyOf: celebration.id, ...asked });
      return { status: answer.status, ...((await answer.json()) as HostedCelebration & { code: string }) };
    },
    read: async (id: string, host = MAREK) =>
      (await (await as(host)('GET', `/celebrations/${id}`)).json()) as HostedCelebration,
  };
}

test('a copy has the settings, the menu, the look, the text, the language and the time zone of the original, but no drink is sold out', async () => {
  const { copy, settings } = await startOriginal();
  expect(await copy()).toMatchObject({
    ...{ status: 201, ...NEW, ...settings, role: 'owner', state: 'open' },
    ...{ language: 'de', timeZone: 'Europe/Lisbon', boards: ['balanced'] },
    menu: [LEMONADE, SPRITZ],
    revision: 0,
  });
});

test('guests of a copy see its menu and its look from the beginning', async () => {
  const { copy, request, settings } = await startOriginal();
  const { code } = await copy();
  const facts = await (await request(`/api/celebrations/${code}`)).json();
  expect(facts).toMatchObject({ look: settings.look, menu: [LEMONADE], withoutAlcohol: true });
});

test('a copy has every setting that is not specific to the original evening, including settings of future versions', async () => {
  const { copy, read, celebration } = await startOriginal();
  const original = await read(celebration.id);
  const { id } = await copy();
  const made = await read(id);
  const differing = Object.keys(original).filter(
    (key) => JSON.stringify(made[key as keyof typeof made]) !== JSON.stringify(original[key as keyof typeof original]),
  );
  expect(differing.sort()).toEqual(['code', 'date', 'ends', 'guests', 'id', 'link', 'menu', 'names', 'revision']);
});

test('a copy has no guests, no co-hosts and no log of the original', async () => {
  const { copy, as, marek } = await startOriginal();
  const { id, guests, waiting } = await copy();
  expect([guests, waiting]).toEqual([0, 0]);
  const of = async (what: string) => (await marek('GET', `/celebrations/${id}/${what}`)).json();
  expect(await of('hosts')).toMatchObject({ hosts: [{ name: 'Marek', role: 'owner' }], invitations: [] });
  expect(await of('actions')).toMatchObject({ entries: [{ action: 'copy', by: { name: 'Marek' }, canUndo: false }] });
  expect((await as(SOFIE)('GET', `/celebrations/${id}`)).status).toBe(404);
});

test('a pause, an end, a deletion, a hidden code, a word and a closed door are not copied', async () => {
  const { copy, marek, at } = await startOriginal();
  await marek('PUT', `${at}/word`, { text: 'The cake is here', phonesDown: false });
  await marek('PATCH', at, { paused: true, hideWallCode: true, door: 'closed', state: 'over' });
  await marek('DELETE', at);
  expect(await copy()).toMatchObject({
    ...{ pausedAt: null, wallCodeHiddenUntil: null, word: null, nextWordAt: 0, deletesAt: null },
    ...{ door: 'open', state: 'open' },
  });
});

test('settings that the host gives take precedence over the original', async () => {
  const { copy } = await startOriginal();
  const asked = { language: 'pl', timeZone: 'Europe/Warsaw', withoutAlcohol: false, boards: { fastestPace: false } };
  expect(await copy(asked)).toMatchObject({ ...asked, boards: ['mostDrinks', 'balanced'] });
});

test('a co-host may copy, and owns the copy', async () => {
  const { copy, marek } = await startOriginal();
  const { status, id, role } = await copy({}, SOFIE);
  expect([status, role]).toEqual([201, 'owner']);
  expect((await marek('GET', `/celebrations/${id}`)).status).toBe(404);
});

test('a host of another celebration cannot find out whether a celebration exists', async () => {
  const { copy } = await startOriginal();
  const refused = await copy({}, CARLA);
  expect(refused).toMatchObject({ status: 404, code: 'unknown-celebration' });
  expect(await copy({ copyOf: 'nothing-like-it' }, CARLA)).toEqual(refused);
});

test.each([
  ['names', { names: ' ' }],
  ['date', { date: '2026-02-30' }],
  ['copyOf', { copyOf: '../x' }],
  ['copyOf', { copyOf: '' }],
  ['copyOf', { copyOf: null }],
])('a copy with a wrong %s is refused', async (field, asked) => {
  const { copy, marek } = await startOriginal();
  expect(await copy(asked)).toMatchObject({ status: 422, field });
  expect(await (await marek('GET', '/celebrations')).json()).toHaveLength(1);
});

test('a celebration that is not a copy requires a time zone', async () => {
  const { marek } = await startOriginal();
  const answer = await marek('POST', '/celebrations', NEW);
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'timeZone' }]);
});
