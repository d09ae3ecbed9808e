import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { CARLA, MAREK, OLGA, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

const NEW = { names: 'Mia & Leo', date: '2026-09-05', timeZone: 'Europe/Lisbon', language: 'pt' };
const SET = {
  ...{ door: 'ask', gettingHome: 'Bus 12, every hour.', wall: 'totals', moments: false },
  look: { palette: 'olive', ornament: 'deco' },
};

/** A server of the operator Olga, who is a co-host of Ana & Ben's celebration, the template of her house. */
async function startHouse() {
  const service = await startHostedService();
  const { as, at, marek, welcome } = service;
  await welcome(OLGA);
  expect(
    (await marek('PATCH', at, { ...SET, menu: [SPRITZ, { ...LEMONADE, isSoldOut: true }], revision: 0 })).status,
  ).toBe(200);
  const mark = async (template: boolean, host = OLGA) => {
    const answer = await as(host)('PATCH', at, { template });
    return { status: answer.status, ...((await answer.json()) as HostedCelebration & { code: string }) };
  };
  const create = async (asked: object = {}) =>
    (await (await as(CARLA)('POST', '/celebrations', { ...NEW, ...asked })).json()) as HostedCelebration;
  expect(await mark(true)).toMatchObject({ status: 200, isTemplate: true });
  return { ...service, mark, create };
}

test('new celebrations of all hosts begin as a copy of the house’s template', async () => {
  const { create } = await startHouse();
  expect(await create()).toMatchObject({
    ...{ ...NEW, ...SET, fromTemplate: true, role: 'owner', guests: 0 },
    menu: [SPRITZ, LEMONADE],
    revision: 0,
  });
});

test('the table cards of a new celebration have the same languages as those of the template', async () => {
  const { create, marek, at } = await startHouse();
  const { status } = await marek('PATCH', at, { language: 'de-AT', cardLanguages: ['fr', 'pt'] });
  expect(status).toBe(200);
  expect(await create()).toMatchObject({ language: 'pt', cardLanguages: ['de', 'fr'] });
  expect(await create({ language: 'pl' })).toMatchObject({ language: 'pl', cardLanguages: ['de', 'fr', 'pt'] });
  for (const cardLanguages of [['xx'], ['de', 'fr', 'it', 'es']])
    expect((await marek('PATCH', at, { cardLanguages })).status).toBe(422);
});

test('settings that a host gives take precedence over the template', async () => {
  const { create } = await startHouse();
  expect(await create({ withoutAlcohol: true })).toMatchObject({ withoutAlcohol: true, fromTemplate: true });
});

test('a change of the template does not change existing celebrations', async () => {
  const { create, marek, at, as } = await startHouse();
  const { id } = await create();
  await marek('PATCH', at, { gettingHome: 'Taxi', menu: [], revision: 1 });
  expect(await (await as(CARLA)('GET', `/celebrations/${id}`)).json()).toMatchObject({
    gettingHome: SET.gettingHome,
    menu: [SPRITZ, LEMONADE],
  });
  expect(await create()).toMatchObject({ gettingHome: 'Taxi', menu: [] });
});

test('only operators can set the template, and only to a celebration that they host', async () => {
  const { mark, marek, at, as, create } = await startHouse();
  const answer = await marek('PATCH', at, { template: false });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'operators-only' }]);
  const { id } = await create();
  expect((await as(OLGA)('PATCH', `/celebrations/${id}`, { template: true })).status).toBe(404);
  expect(await mark(true)).toMatchObject({ isTemplate: true });
  expect(await (await as(OLGA)('GET', '/celebrations')).json()).toMatchObject([{ isTemplate: true }]);
});

test.each([
  ['a stranger or a guest', null, 401, 401],
  ['a host of another celebration', CARLA, 404, 404],
  ['the owner', MAREK, 403, 201],
  ['a co-host', SOFIE, 403, 403],
  ['an operator who is a co-host', OLGA, 200, 403],
] as const)('%s who marks the template or hands it over gets the right answers', async (_, host, marks, handsOver) => {
  const { as, at, welcome } = await startHouse();
  await welcome(SOFIE);
  expect((await as(host)('PATCH', at, { template: true })).status).toBe(marks);
  expect((await as(host)('POST', `${at}/invitations`, { handsOver: 'stay' })).status).toBe(handsOver);
});

test('if a call to mark the template is refused, its other changes are not stored either', async () => {
  const { marek, at } = await startHouse();
  await marek('PATCH', at, { template: false, gettingHome: 'Taxi' });
  expect(await (await marek('GET', at)).json()).toMatchObject({ gettingHome: SET.gettingHome, isTemplate: true });
});

test.each<[string, (house: Awaited<ReturnType<typeof startHouse>>) => Promise<unknown>]>([
  ['is none any more', ({ mark }) => mark(false)],
  ['is about to be deleted', ({ marek, at }) => marek('DELETE', at)],
  ['is deleted', ({ deleteForGood }) => deleteForGood()],
])('a new celebration begins as usual when the template %s', async (_, end) => {
  const house = await startHouse();
  await end(house);
  const made = await house.create();
  expect(made).toMatchObject({ ...NEW, door: 'open', menu: [], wall: 'names' });
  expect(made).not.toHaveProperty('fromTemplate');
});

test('a celebration that is created while the template is deleted gets all of its settings or none', async () => {
  const { create, deleteForGood } = await startHouse();
  const [made] = await Promise.all([create(), deleteForGood()]);
  const { menu, gettingHome, wall } = made;
  const all = { menu: [SPRITZ, LEMONADE], gettingHome: SET.gettingHome, wall: SET.wall };
  expect([all, { menu: [], gettingHome: '', wall: 'names' }]).toContainEqual({ menu, gettingHome, wall });
});

test('when a host takes the template over, the celebration is no longer the template', async () => {
  const { welcome, marek, at, as, create, mark } = await startHouse();
  await welcome(SOFIE);
  const { token } = (await (await marek('POST', `${at}/invitations`, { handsOver: 'stay' })).json()) as {
    token: string;
  };
  expect((await as(SOFIE)('POST', `/invitations/${token}/accept`, {})).status).toBe(200);
  expect(await create()).not.toHaveProperty('fromTemplate');
  expect(await mark(true)).toMatchObject({ isTemplate: true });
});

test('there is only one template, and a new template replaces it', async () => {
  const { as, marek, at, create } = await startHouse();
  const own = (await (await as(OLGA)('POST', '/celebrations', NEW)).json()) as HostedCelebration;
  await as(OLGA)('PATCH', `/celebrations/${own.id}`, { gettingHome: 'Tram 3', template: true });
  expect(await (await marek('GET', at)).json()).not.toHaveProperty('isTemplate');
  expect(await create()).toMatchObject({ gettingHome: 'Tram 3' });
});
