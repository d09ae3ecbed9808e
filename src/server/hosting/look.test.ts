import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { looksForServer } from '../../../scripts/build/looks.ts';
import { LOOK_META } from '../../domain/look/look-style.ts';
import { LOOKS_FILE } from '../page/built-looks.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';

async function start() {
  const service = await startHostedService();
  const { marek, at, request, pageDir } = service;
  const { code } = service.celebration;
  writeFileSync(join(pageDir, LOOKS_FILE), looksForServer());
  const metas = async (path: string) => {
    const page = new new Window().DOMParser().parseFromString(await (await request(path)).text(), 'text/html');
    return Object.fromEntries([...page.querySelectorAll('meta')].map(({ name, content }) => [name, content]));
  };
  return {
    ...service,
    code,
    set: (look: object) => marek('PATCH', at, { look }),
    look: async () => (await (await marek('GET', at)).json()).look,
    facts: async () => (await request(`/api/celebrations/${code}`)).json(),
    styleOfPage: async () => (await metas(`/?c=${code}`))[LOOK_META] ?? '',
    factsOfPage: async () => JSON.parse((await metas(`/?c=${code}`))['clink-celebration'] ?? ''),
    wall: async () => (await request(`/?screen&c=${code}`)).text(),
  };
}

test('the default look is not sent, and the page then has the default colours', async () => {
  const { look, facts, styleOfPage, factsOfPage, code } = await start();
  expect(await look()).toEqual({ palette: 'rose', ornament: 'rings' });
  expect(await facts()).not.toHaveProperty('look');
  expect(await factsOfPage()).not.toHaveProperty('look');
  const style = await styleOfPage();
  expect(style.startsWith(`${code}@media all{`)).toBe(true);
  expect(style).toContain('--look-one:"Ana";');
  expect(style).not.toContain('--rose');
});

test('a look that a host chooses is in the facts, in the style of the page, and on the wall', async () => {
  const { set, look, facts, styleOfPage, factsOfPage, wall, code } = await start();
  expect((await set({ palette: 'olive' })).status).toBe(200);
  expect((await set({ ornament: 'deco' })).status).toBe(200);
  const chosen = { palette: 'olive', ornament: 'deco' };
  expect([await look(), (await facts()).look, (await factsOfPage()).look]).toEqual([chosen, chosen, chosen]);
  const style = await styleOfPage();
  expect(style?.startsWith(`${code}@media all{:root:root{--rose:#626526;`)).toBe(true);
  expect(style).toContain('--look-one:"Ana";');
  expect(await wall()).toContain('<body data-palette="olive" data-ornament="deco"');
  await set({ ornament: 'rings' });
  expect(await wall()).toContain('<body data-palette="olive" data-ornament="rings"');
});

test.each([
  { palette: 'ultraviolet' },
  { palette: '#626526' },
  { ornament: 'fireworks' },
  { palette: null },
  { colour: 'olive' },
  'olive',
  [['olive']],
])('a look like %j is refused, and nothing changes', async (given) => {
  const { marek, at, look } = await start();
  const answer = await marek('PATCH', at, { look: given, door: 'closed' });
  expect([answer.status, (await answer.json()).field.split('.')[0]]).toEqual([422, 'look']);
  expect(await look()).toEqual({ palette: 'rose', ornament: 'rings' });
});

test('two hosts who change the palette and the ornament do not overwrite each other’s change', async () => {
  const { set, look, marek, at } = await start();
  await set({ palette: 'fir' });
  await set({ ornament: 'olive' });
  const { entries } = await (await marek('GET', `${at}/actions`)).json();
  expect(
    entries.slice(0, 2).map(({ action, fields }: { action: string; fields: string[] }) => [action, fields]),
  ).toEqual([
    ['look', ['ornament']],
    ['look', ['palette']],
  ]);
  expect((await marek('POST', `${at}/actions/${entries[1].id}/undo`, {})).status).toBe(200);
  expect(await look()).toEqual({ palette: 'rose', ornament: 'olive' });
});

test('a server uses the default palette instead of an unknown palette', async () => {
  const { set, sql, look, facts } = await start();
  await set({ ornament: 'olive' });
  await sql("UPDATE celebrations SET palette = 'ultraviolet'");
  expect(await look()).toEqual({ palette: 'rose', ornament: 'olive' });
  expect((await facts()).look).toEqual({ palette: 'rose', ornament: 'olive' });
});
