import { expect, test } from 'vitest';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';

const STORE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'file';
const PLAIN = { house: {}, location: true, mail: false, store: STORE };

const askedOf = async ({ request }: Pick<Awaited<ReturnType<typeof startTestService>>, 'request'>) => {
  const response = await request('/api/house');
  return { status: response.status, facts: await response.json() };
};

test.each([
  ['with an open celebration and its wall', {}, { openWall: true }],
  ['whose operator has switched the wall off', { hasOpenWall: false }, { openWall: false }],
  ['without an open celebration', { hasOpenCelebration: false }, {}],
])('the public facts of a server %s match its settings', async (_, options, more) => {
  expect(await askedOf(await startTestService(options))).toEqual({ status: 200, facts: { ...PLAIN, ...more } });
});

test('a server with rules of a house tells its name, whether guests’ positions are used, and how long celebrations are kept', async () => {
  const house = { name: 'Hotel Post', contact: 'privacy@hotel.example', privacy: 'https://hotel.example/privacy' };
  const service = await startTestService({ fixedRules: { house, location: false, keepDays: 90 } });
  expect((await askedOf(service)).facts).toEqual({ ...PLAIN, openWall: true, house, location: false, keepDays: 90 });
});

test('a server says whether it mails hosts', async () => {
  expect((await askedOf(await startAccounts())).facts.mail).toBe(true);
  expect((await askedOf(await startAccounts({ smtpUrl: null }))).facts.mail).toBe(false);
});

test('guests are told which names the wall shows, and whether there are moments, if this differs from the default', async () => {
  const { marek, at, request, celebration } = await startHostedService();
  const facts = async () => (await request(`/api/celebrations/${celebration.code}`)).json();
  const told = async () => {
    const { wall, moments } = await facts();
    return { wall, moments };
  };
  expect(await told()).toEqual({});
  expect((await marek('PATCH', at, { wall: 'totals', moments: false })).status).toBe(200);
  expect(await told()).toEqual({ wall: 'totals', moments: false });
});

test('the short address redirects to the notice, in the language in the address', async () => {
  const { request } = await startTestService();
  const leadsTo = async (path: string) => {
    const { status, headers } = await request(path);
    return [status, headers.get('location')];
  };
  expect(await leadsTo('/privacy')).toEqual([302, '/?privacy']);
  expect(await leadsTo('/privacy?lang=pl')).toEqual([302, '/?privacy&lang=pl']);
  expect(await leadsTo('/privacy?lang=//evil.example')).toEqual([302, '/?privacy']);
});
