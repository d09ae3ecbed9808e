import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ShownScreen } from '../../domain/wall/scene.ts';
import { EVENING, openWall, screenWith, shown, square, theme } from './wall.fixture.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

describe('without connection', () => {
  it('the last picture stays, with a line that says since when it is old, and after ten minutes what the wall is doing', () => {
    const wall = openWall();
    wall.receive(screenWith());
    wall.lose('offline');
    expect(shown()).toContain('last live at 21:00');
    expect(shown()).toContain('Ines');
    expect(shown()).not.toContain('looking for its network');
    wall.wait(10 * MINUTE);
    expect(shown()).toContain('The wall is looking for its network.');
    expect(shown()).toContain('Ines');
    wall.receive(screenWith());
    expect(shown()).not.toContain('last live');
  });

  it('no name is shown for longer than a day', () => {
    const wall = openWall();
    wall.receive(screenWith());
    wall.lose('offline');
    wall.wait(24 * 60 * MINUTE);
    expect(shown()).not.toMatch(/Ines|Ana/);
  });
});

test('the hosts can hide the QR code and the code', () => {
  const wall = openWall();
  wall.receive(screenWith({ hidesCode: EVENING + MINUTE }));
  expect(square()).toBeUndefined();
  expect(shown()).not.toContain('K7MP');
  expect(shown()).toContain('The hosts have covered the square for a while.');
  wall.waitLive(MINUTE);
  expect(shown()).toContain('K7MP 3XWQ');
  expect(square()).toContain('K7MP3XWQ');
});

test('the open celebration has no couple and no code, but an address', () => {
  const { celebration: _, ...open } = screenWith({ address: 'http://192.168.178.20:3000/' });
  openWall().receive(open);
  expect(shown()).toContain('or type this address 192.168.178.20:3000');
  expect(shown()).toMatch(/^Clink Most Drinks/);
});

test('if the server does not know its address, the QR code contains the address at which the wall was opened', () => {
  location.href = 'http://192.168.178.20:3000/?screen';
  openWall().receive(screenWith({ address: '/?c=K7MP3XWQ' }));
  expect(square()).toContain('http://192.168.178.20:3000/?c=K7MP3XWQ');
  expect(shown()).toContain('or type the code at 192.168.178.20:3000 K7MP 3XWQ');
});

test('on the server’s own computer the QR code contains the address at which phones find it in the network', async () => {
  location.href = 'http://localhost:3000/?screen';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ url: 'http://192.168.178.20:3000', setUp: false });
  });
  const wall = openWall();
  wall.receive(screenWith({ address: '/?c=K7MP3XWQ' }));
  await vi.waitFor(() => {
    wall.receive(screenWith({ address: '/?c=K7MP3XWQ' }));
    expect(square()).toContain('http://192.168.178.20:3000/?c=K7MP3XWQ');
  });
  expect(asked).toEqual(['/api/installation']);
  vi.unstubAllGlobals();
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a wall at %s has no QR code if the server knows no other address, because phones could not open it',
  (origin) => {
    openWall().receive(screenWith({ address: `${origin}/?c=K7MP3XWQ` }));
    expect(square()).toBeUndefined();
    expect(shown()).toContain('Only this computer can open Clink at this address.');
    expect(shown()).not.toContain('K7MP');
  },
);

test('the wall is bright by day and dark by night in the celebration’s time zone, unless the hosts or the address set it', () => {
  const noon = { ...screenWith(), at: Date.parse('2026-06-20T10:00:00Z') };
  const inSydney = screenWith({ celebration: { ...noon.celebration, timeZone: 'Australia/Sydney' } as never });
  const wall = openWall();
  expect(theme()).toBe('night');
  wall.receive(screenWith());
  expect(theme()).toBe('night');
  wall.receive(noon);
  expect(theme()).toBe('day');
  wall.receive(inSydney);
  expect(theme()).toBe('night');
  wall.receive(screenWith({ colours: 'day' }));
  expect(theme()).toBe('day');
  openWall('night').receive(screenWith({ colours: 'day' }));
  expect(theme()).toBe('night');
  openWall('day').receive(screenWith());
  expect(theme()).toBe('day');
  openWall('night').receive(noon);
  expect(theme()).toBe('night');
});

test('the halves change sides every half hour', () => {
  const wall = openWall();
  wall.receive(screenWith());
  vi.runOnlyPendingTimers();
  expect(document.getElementById('stage')?.getAttribute('data-card')).toBe('right');
  wall.waitLive(30 * MINUTE);
  vi.runOnlyPendingTimers();
  expect(document.getElementById('stage')?.getAttribute('data-card')).toBe('left');
});

test('days, times and numbers are in the language and region of the celebration, and an invalid language does no harm', () => {
  const { celebration } = screenWith();
  if (!celebration) throw new Error('no celebration');
  const wall = openWall();
  wall.receive(screenWith({ guests: 1_300, celebration: { ...celebration, language: 'en-GB' } }));
  expect(shown()).toMatch(/Saturday,? 20 June 2026/);
  expect(shown()).toContain('1,300 guests are in');
  wall.receive(screenWith({ guests: 1_300, celebration: { ...celebration, language: 'sv' } }));
  expect(shown()).toContain('Saturday, June 20, 2026');
  expect(shown()).toContain('1,300 guests are in');
  wall.receive(screenWith({ celebration: { ...celebration, language: 'x', timeZone: 'Mars/Olympus' } }));
  expect(shown()).toContain('Saturday, June 20, 2026');
});

it.each<[string, Partial<ShownScreen>]>([
  ['a board', {}],
  ['a poster', { boards: [], guests: 0, totals: { alcoholic: 0, without: 0, waters: 0 } }],
  ['totals', { shows: 'totals', boards: [], hours: { from: EVENING, alcoholic: [1, 2], without: [3, 4] } }],
  ['the thanks', { state: 'over', boards: [], clinks: 23, deletesAt: EVENING + 1 }],
])('touches nothing of its page while %s stays the same', (_, change) => {
  const wall = openWall();
  const celebration = screenWith().celebration as NonNullable<ShownScreen['celebration']>;
  const look = { palette: 'olive', ornament: 'deco', one: 'A', other: 'B', face: '' };
  const screen = screenWith({ celebration: { ...celebration, look }, ...change });
  wall.receive(screen);
  vi.runOnlyPendingTimers();
  const touched = new MutationObserver(() => {});
  touched.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  wall.waitLive(500);
  wall.receive({ ...screen, at: EVENING + 500 });
  expect(touched.takeRecords().map(({ target, attributeName }) => [target.nodeName, attributeName])).toEqual([]);
  touched.disconnect();
});

it('the wall takes the look of its celebration, and another one that the hosts choose', () => {
  const { receive } = openWall();
  const celebration = screenWith().celebration as NonNullable<ShownScreen['celebration']>;
  const parts = ['palette', 'ornament', 'one', 'other', 'face'];
  const looks = () =>
    [document.body, document.getElementById('head')].map((element) =>
      Object.fromEntries(parts.map((name) => [name, element?.getAttribute(`data-${name}`)])),
    );
  const olive = { palette: 'olive', ornament: 'deco', one: 'A', other: 'B', face: '' };
  receive(screenWith({ celebration: { ...celebration, look: olive } }));
  expect(looks()).toEqual([olive, olive]);
  const usual = { palette: 'rose', ornament: 'rings', one: '', other: '', face: 'couple' };
  receive(screenWith({ celebration: { ...celebration, look: usual } }));
  expect(looks()).toEqual([usual, usual]);
});
