import { expect, test } from 'vitest';
import type { Host } from '../accounts/hosts/host.ts';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

/** Sofie helps Marek, and then gives her account another name. */
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

test.each(['Marek', ' marek ', 'MAREK', 'Ma\u200brek', 'Marek.', '\uff2darek'])(
  'a co-host who takes the name %j of the owner acts under it, followed by their own e-mail',
  async (name) => {
    const { sofie, at, newest } = await startRenamed(name);
    expect((await sofie('PATCH', at, { door: 'ask' })).status).toBe(200);
    const { by, id } = await newest();
    expect(by).toEqual({ id: SOFIE.id, name: `${name} (sofie@example.org)` });
    await sofie('POST', `${at}/actions/${id}/undo`, {});
    expect((await newest()).undone.by).toBe(`${name} (sofie@example.org)`);
    const { invitations } = await (await sofie('GET', `${at}/hosts`)).json();
    expect(invitations).toEqual([]);
  },
);

test('so does one whose name looks as if the server had added the owner’s e-mail', async () => {
  const { sofie, at, newest } = await startRenamed('Marek (marek@example.org)');
  await sofie('PATCH', at, { door: 'ask' });
  expect((await newest()).by.name).toBe('Marek (marek@example.org) (sofie@example.org)');
});

test('a host whose name nobody else has acts under the name alone', async () => {
  const { sofie, at, newest } = await startRenamed('Sofie B.');
  await sofie('PATCH', at, { door: 'ask' });
  expect((await newest()).by.name).toBe('Sofie B.');
});
