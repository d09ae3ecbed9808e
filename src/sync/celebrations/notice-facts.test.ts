import { expect, test } from 'vitest';
import { KEYS } from '../phone/storage-keys.ts';
import { testStorage } from '../phone.fixture.ts';
import { hearForNotice, keptForNotice } from './notice-facts.ts';

const CODE = 'K7MP4XRT';
const HOUSE = { house: { name: 'Lakeside' }, location: true, mail: true, openWall: true, store: 'file' };

/** A phone whose server gives these answers. Undefined: no answer. */
function phoneWith(answers: Readonly<Record<string, unknown>>, storage = testStorage()) {
  const asked: string[] = [];
  const deps = {
    storage,
    log: () => undefined,
    clock: { now: () => 0, after: () => () => undefined },
    fetch: async (path: string) => {
      asked.push(path);
      const answer = answers[path];
      if (answer === undefined) throw new TypeError('no network');
      return Response.json(answer, { status: path in answers ? 200 : 404 });
    },
  };
  return { deps, storage, asked };
}

const BOTH = {
  '/api/house': HOUSE,
  [`/api/celebrations/${CODE}`]: { names: 'Ana & Ben', boards: ['hydration'], wall: 'totals' },
};

test('the facts that the server once sent are known without a network', async () => {
  const { deps, storage } = phoneWith(BOTH);
  const heard = await hearForNotice(CODE, deps);
  expect(heard).toEqual({
    server: HOUSE,
    celebration: { code: CODE, boards: ['hydration'], wall: 'totals', moments: true },
  });
  expect(keptForNotice(CODE, deps)).toEqual(heard);
  expect(await hearForNotice(CODE, phoneWith({}, storage).deps)).toEqual(heard);
});

test('the settings of one celebration are not shown at another celebration', async () => {
  const { deps, asked } = phoneWith(BOTH);
  await hearForNotice(CODE, deps);
  expect(keptForNotice('OTHERONE', deps)).toMatchObject({ server: HOUSE, celebration: null });
  expect(await hearForNotice(undefined, deps)).toMatchObject({ celebration: null });
  expect(asked).toHaveLength(3);
});

test.each([
  ['a page of the venue', 'not json'],
  [
    'an imprint that is a script',
    JSON.stringify({ server: { ...HOUSE, house: { imprint: 'javascript:alert(1)' } }, celebration: null }),
  ],
])('stored facts are checked when they are read: %s', (_, text) => {
  const { deps, storage } = phoneWith({});
  storage.set(KEYS.house, text);
  expect(keptForNotice(CODE, deps)).toEqual({ server: null, celebration: null });
});

test('unknown answers of a server are ignored', async () => {
  const { deps, storage } = phoneWith({ '/api/house': { house: { imprint: 'javascript:alert(1)' } } });
  expect(await hearForNotice(undefined, deps)).toEqual({ server: null, celebration: null });
  expect(storage.get(KEYS.house)).toBeNull();
});
