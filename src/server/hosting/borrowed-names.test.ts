import { expect, test } from 'vitest';
import type { Host } from '../accounts/hosts/host.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

/** A celebration of Marek. The co-host Sofie then changes her account's name. */
async function startRenamed(name: string) {
  const names = new Map<string, string>();
  const service = await startHostedService({
    identifyHost: async ({ headers }): Promise<Host | null> => {
      const id = /host=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1];
      const host = [MAREK, SOFIE].find((one) => one.id === id);
      return host ? { ...host, name: names.get(host.id) ?? host.name } : null;
    },
  });
  await service.welcome(SOFIE);
  names.set(SOFIE.id, name);
  const { as, at } = service;
  const sofie = as(SOFIE);
  await service.marek('GET', at);
  const newest = async () => (await (await service.marek('GET', `${at}/actions`)).json()).entries[0];
  return { ...service, sofie, newest };
}

test.each([
  ...['Marek', ' marek ', 'MAREK', 'Ma\u200brek', 'Marek.', '\uff2darek'],
  // Cyrillic, Greek, Cherokee and Armenian letters.
  ...[
    '\u041c\u0430rek',
    '\u039carek',
    '\u13b7arek',
    'Mar\u0435k',
    'M\u0251r\u0435k',
    'Marek\u0578',
    'Mare\u030a\u043a',
  ],
])('a co-host who chooses the owner’s name %j is shown with their e-mail behind it', async (name) => {
  const { sofie, at, newest } = await startRenamed(name);
  expect((await sofie('PATCH', at, { door: 'ask' })).status).toBe(200);
  const { by, id } = await newest();
  expect(by).toEqual({ id: SOFIE.id, name: `${name} (sofie@example.org)` });
  await sofie('POST', `${at}/actions/${id}/undo`, {});
  expect((await newest()).undone.by).toBe(`${name} (sofie@example.org)`);
  const { invitations } = await (await sofie('GET', `${at}/hosts`)).json();
  expect(invitations).toEqual([]);
});

test.each([
  'Marek (marek@example.org)',
  'Marek (marek\uff20example.org)',
  'Marek (marek\ufe6bexample.org)',
  'Marek (marek\u24d0example.org)',
  'Marek \uff08marek at example\uff0eorg\uff09',
  'Marek marek\u229aexample org',
])('so does %j, which looks as if the server had added the owner’s e-mail', async (name) => {
  const { sofie, at, newest } = await startRenamed(name);
  await sofie('PATCH', at, { door: 'ask' });
  expect((await newest()).by.name).toBe(`${name} (sofie@example.org)`);
});

test('the log also shows a removed host with the e-mail', async () => {
  const { sofie, marek, at, newest } = await startRenamed('\u041carek');
  await sofie('GET', at);
  expect((await marek('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(204);
  expect((await newest()).to).toBe('\u041carek (sofie@example.org)');
});

test.each(['Sofie B.', 'Sofie (maid of honour)', 'J.R. Lind', 'Ана Петрова', 'Ana 王', 'Zoe\u0308', 'O\u02bcNeil'])(
  'a host whose name %j nobody else has acts under the name alone',
  async (name) => {
    const { sofie, at, newest } = await startRenamed(name);
    await sofie('PATCH', at, { door: 'ask' });
    expect((await newest()).by.name).toBe(name);
  },
);
