import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ShownScreen, WallTrouble } from '../../domain/wall/scene.ts';
import type { ScreenEvent } from '../../domain/wall/screen.ts';
import { createWallState } from './connection/wall-state.ts';
import { createLate } from './later/late.ts';
import { createStage } from './stage.ts';
import { EVENING, openWallPage, rowsOf, screenWith } from './wall.fixture.ts';

const MINUTE = 60_000;

/** A wall, and what one reads on it. Its clock is the server's. */
function openWall(theme: string | null = null) {
  openWallPage();
  const state = createWallState(null);
  const late = createLate();
  const draw = createStage(theme, () => late);
  let passedMs = 0;
  const redraw = () => draw(state.picture(EVENING + passedMs, passedMs));
  redraw();
  return {
    receive(event: ScreenEvent) {
      state.receive(event, EVENING + passedMs);
      redraw();
    },
    lose(reason: WallTrouble) {
      state.lose(reason);
      redraw();
    },
    wait(ms: number) {
      passedMs += ms;
      redraw();
    },
    /** As the wall hears its stream, so that nothing is lost. */
    waitLive(ms: number) {
      passedMs += ms;
      state.hear(EVENING + passedMs);
      redraw();
    },
  };
}

/** Everything that is shown, in the order of the page. */
function shownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, 4 /* text */);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text && !walker.currentNode.parentElement?.closest('[hidden]')) texts.push(text);
  }
  return texts;
}
const shown = () => shownTexts().join(' ');
/** The name of the square, or nothing. No style is loaded here, so the attribute tells what is shown. */
const square = () => {
  const found = document.getElementById('square');
  return found?.closest('[hidden]') ? undefined : found?.getAttribute('aria-label');
};
const theme = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

describe('a board', () => {
  it('has the couple, the day, the ranks with equal places, and the line of the room', () => {
    openWall().receive(screenWith());
    expect(shown()).toContain('Ana & Ben');
    expect(shown()).toContain('Saturday, June 20, 2026');
    expect(shown()).toContain('Most Drinks with alcohol live');
    expect(shown()).toContain('Ines 1 12 drinks Tom 2 11 drinks Ana 3 9 drinks 4 Rosi 8 4 Pete 8');
    expect(shown()).toContain('The room has had 1.2 glasses of water for each drink.');
    expect(shown()).toContain('Drink responsibly and celebrate safely!');
  });

  it('invites all night: square, address, code, and how many are in', () => {
    openWall().receive(screenWith());
    expect(square()).toContain('https://clink.example/?c=K7MP3XWQ');
    expect(shown()).toContain('or type the code at clink.example K7MP 3XWQ 42 guests are in');
  });

  it('changes every 20 seconds, and skips boards without guests', () => {
    const wall = openWall();
    const boards = [
      { board: 'mostDrinks', rows: rowsOf('Ines 12') },
      { board: 'balanced', rows: [] },
      { board: 'variety', rows: rowsOf('Lucia 1') },
    ] as const;
    wall.receive(screenWith({ boards: boards.map((board) => ({ ...board, rows: [...board.rows] })) }));
    expect(shown()).toContain('Most Drinks');
    wall.waitLive(20_000);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toContain('Most variety different drinks');
    expect(shown()).toContain('Lucia 1 1 kind');
    wall.waitLive(20_000);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toContain('Most Drinks');
  });

  it.each(['hydration', 'mostDrinks'] as const)('a free place on %s asks nobody for a drink', (board) => {
    openWall().receive(screenWith({ guests: 9, boards: [{ board, rows: rowsOf('Lea 2', 'Ben 1') }] }));
    expect(shown()).toContain('One place is free. Everyone who scans the square appears here.');
  });

  it('with one guest invites to the two free places, and with three greets them', () => {
    const wall = openWall();
    wall.receive(screenWith({ guests: 1, boards: [{ board: 'mostDrinks', rows: rowsOf('Lea 1') }] }));
    expect(shown()).toContain('Lea 1 1 drink');
    expect(shown()).toContain('Two places are free.');
    expect(shown()).toContain('1 guest is in');
    wall.receive(
      screenWith({ guests: 3, boards: [{ board: 'mostDrinks', rows: rowsOf('Lea 2', 'Tom 1', 'Rosi 1') }] }),
    );
    expect(shown()).toContain('Three of you already.');
  });

  it('says who has as much as the ninth guest and is not in sight', () => {
    const board = { board: 'mostDrinks', rows: rowsOf('Ines 12'), more: { guests: 14, value: 11 } } as const;
    openWall().receive(screenWith({ boards: [board] }));
    expect(shown()).toContain('and 14 more with 11');
  });

  it('keeps names as they are typed, each in a direction of its own', () => {
    const name = '<b>محمد</b>&amp;';
    openWall().receive(screenWith({ boards: [{ board: 'mostDrinks', rows: [{ name, value: 3, rank: 1 }] }] }));
    expect(document.querySelector('#podium bdi')?.textContent).toBe(name);
    expect(document.querySelector('#podium bdi b')).toBeNull();
  });

  it('has a place for each of two guests whose names are the same, or look it', () => {
    const wall = openWall();
    const withRows = (...rows: string[]) =>
      wall.receive(screenWith({ boards: [{ board: 'mostDrinks', rows: rowsOf(...rows) }] }));
    withRows('Tom 5', 'Tom 5', 'Т\u043em 4');
    expect(shown()).toContain('Tom 1 5 drinks Tom 1 5 drinks Т\u043em 3 4 drinks');
    withRows('Tom 6', 'Tom 5', 'Т\u043em 4');
    expect(shown()).toContain('Tom 1 6 drinks Tom 2 5 drinks');
    withRows('Т\u043em 7', 'Tom 6', 'Tom 5');
    expect(shown()).toContain('Т\u043em 1 7 drinks Tom 2 6 drinks Tom 3 5 drinks');
    // Ranks rest now, but nobody who has left may stay.
    withRows('Т\u043em 7', 'Tom 6');
    expect(shown()).toContain('Т\u043em 1 7 drinks Tom 2 6 drinks');
    expect(shown()).not.toContain('5 drinks');
  });

  it('lets new ranks wait until the last change of ranks is four seconds old, and new numbers not', () => {
    const wall = openWall();
    const withRows = (...rows: string[]) =>
      wall.receive(screenWith({ boards: [{ board: 'mostDrinks', rows: rowsOf(...rows) }] }));
    withRows('Ines 5', 'Tom 4', 'Ana 3', 'Rosi 2');
    withRows('Tom 6', 'Ines 5', 'Ana 3', 'Rosi 2');
    expect(shown()).toContain('Tom 1 6 drinks Ines 2 5 drinks');
    withRows('Tom 7', 'Ines 5', 'Ana 3', 'Rosi 2');
    expect(shown()).toContain('Tom 1 7 drinks Ines 2 5 drinks');
    withRows('Ines 8', 'Tom 7', 'Ana 3', 'Rosi 2');
    expect(shown()).toContain('Tom 1 7 drinks Ines 2 5 drinks');
    vi.advanceTimersByTime(4_000);
    expect(shown()).toContain('Ines 1 8 drinks Tom 2 7 drinks');
  });

  it.each([
    ['while ranks rest', 0],
    ['while the boards change', 20_000],
  ])('has no place for a guest who hides, is removed or renamed, also %s', (_, passedMs) => {
    const wall = openWall();
    const withRows = (...rows: string[]) =>
      wall.receive(
        screenWith({
          boards: [
            { board: 'mostDrinks', rows: rowsOf(...rows) },
            { board: 'variety', rows: rowsOf(...rows) },
          ],
        }),
      );
    withRows('Ines 5', 'Tom 4', 'Ana 3', 'Rosi 2');
    withRows('Tom 6', 'Ines 5', 'Ana 3', 'Rosi 2');
    wall.waitLive(passedMs);
    // The new board has come, and rises.
    vi.advanceTimersByTime(250);
    expect(shown()).toContain('Ines');
    withRows('Tom 6', 'Ana 3', 'Rosi 2');
    expect(shown()).not.toContain('Ines');
  });

  it('rolls the numbers of guests who stay where they are, where motion is wanted', () => {
    const rolled: (string | null)[] = [];
    const animate = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
      if (this.hasAttribute('data-was')) rolled.push(`${this.getAttribute('data-was')} ${this.textContent}`);
      return {} as Animation;
    });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('no-preference') }));
    const wall = openWall();
    const withRows = (guests: number, ...rows: string[]) =>
      wall.receive(screenWith({ guests, boards: [{ board: 'mostDrinks', rows: rowsOf(...rows) }] }));
    withRows(42, 'Ines 5', 'Tom 4', 'Ana 3', 'Rosi 2');
    expect(rolled).toEqual([]);
    withRows(43, 'Ines 6', 'Tom 4', 'Ana 3', 'Rosi 3');
    expect(rolled.sort()).toEqual(['2 3', '42 43', '5 6']);
    withRows(43, 'Tom 7', 'Ines 6', 'Ana 3', 'Rosi 3');
    expect(rolled).toHaveLength(3);
    vi.unstubAllGlobals();
    animate.mockRestore();
  });

  it('makes no new elements, however often it changes', () => {
    const wall = openWall();
    const count = () => document.querySelectorAll('*').length;
    wall.receive(screenWith());
    const before = count();
    for (let round = 0; round < 50; round += 1) {
      wall.receive(screenWith({ boards: [{ board: 'mostDrinks', rows: rowsOf(`Guest ${round} 9`, 'Tom 3') }] }));
      wall.receive(
        screenWith({ moment: { id: `m${round}`, at: EVENING + round * 5_000, kind: 'waters', count: 100 } }),
      );
      wall.waitLive(5_000);
    }
    expect(count()).toBe(before);
  });
});

describe('between the boards', () => {
  const menu = [
    { name: 'Ana’s Spritz', sign: '🍹', withoutAlcohol: false, isSoldOut: true },
    { name: 'Elderflower fizz', sign: '🌸', withoutAlcohol: true, isSoldOut: false },
  ];
  const room = { from: Date.parse('2026-06-20T15:00:00Z'), toasts: [7, 20], waters: [5, 12], glasses: 17 };
  const nextTurn = (wall: ReturnType<typeof openWall>) => {
    wall.waitLive(20_000);
    vi.advanceTimersByTime(1_000);
  };

  it('there are the room and the menu in turn, sold out drinks too', () => {
    const wall = openWall();
    wall.receive(screenWith({ room, menu }));
    expect(shown()).toContain('Most Drinks');
    nextTurn(wall);
    expect(shown()).toContain('The room tonight live 42 guests 27 toasts 17 glasses of water 17:00 18:00');
    expect(shown()).not.toMatch(/Most Drinks|Ines/);
    nextTurn(wall);
    expect(shown()).toContain("Tonight's menu live 🍹 Ana’s Spritz sold out 🌸 Elderflower fizz without alcohol");
    expect(shown()).not.toMatch(/The room tonight|free/);
    nextTurn(wall);
    expect(shown()).toContain('Ines 1 12 drinks');
    expect(shown()).not.toMatch(/Spritz|toasts/);
  });

  it('a drink that is sold out now says so at once, and one that is no longer there is gone', () => {
    const wall = openWall();
    wall.receive(screenWith({ boards: [], menu, shows: 'totals' }));
    nextTurn(wall);
    wall.receive(
      screenWith({ boards: [], shows: 'totals', menu: menu.slice(1).map((one) => ({ ...one, isSoldOut: true })) }),
    );
    expect(shown()).toContain('🌸 Elderflower fizz without alcohol sold out');
    expect(shown()).not.toContain('Spritz');
  });

  it('an earlier server tells neither: the boards alone take turns', () => {
    const wall = openWall();
    wall.receive(screenWith());
    nextTurn(wall);
    expect(shown()).toContain('Most Drinks');
    expect(document.querySelector('#turns')?.hasAttribute('hidden')).toBe(true);
  });

  it('where no board tells of alcohol, the room is guests and waters', () => {
    const wall = openWall();
    wall.receive(screenWith({ room: { ...room, toasts: [], waters: [10, 4], glasses: 60 } }));
    nextTurn(wall);
    expect(shown()).toContain('The room tonight live 42 guests 60 glasses of water 17:00 18:00');
  });
});

const NOTHING = { alcoholic: 0, without: 0, waters: 0 };
const POSTERS: [string, Partial<ShownScreen>, string][] = [
  ['nobody has had a drink', { guests: 0, boards: [], totals: NOTHING }, 'The first toast is still to come.'],
  ['the hosts have paused', { state: 'paused', boards: [] }, 'The leaderboard is resting.'],
];

describe('instead of a board', () => {
  it.each(POSTERS)('there is a poster, and the card stays, while %s', (_, change, text) => {
    openWall().receive(screenWith(change));
    expect(shown()).toContain(`Here's to Ana & Ben Saturday, June 20, 2026 ${text}`);
    expect(shown()).toContain('K7MP 3XWQ');
  });

  it('there is a thank-you after the end: no square, and no number of alcohol', () => {
    const deletesAt = Date.parse('2026-06-21T21:00:00Z');
    openWall().receive(screenWith({ state: 'over', boards: [], deletesAt }));
    expect(shown()).toContain('Thank you for a lovely evening');
    expect(shown()).toContain('42 guests 120 glasses of water');
    // No hour: the last guest's would be wrong for all others.
    expect(shown()).toContain('stays on your phone for 24 hours from when you joined.');
    expect(shown()).not.toContain('23:00');
    expect(shown()).not.toContain('100');
    expect(square()).toBeUndefined();
  });

  it('the thank-you says how often two glasses met, if it was more than once', () => {
    const wall = openWall();
    wall.receive(screenWith({ state: 'over', boards: [], clinks: 23 }));
    expect(shown()).toContain('120 glasses of water 23 times two glasses met');
    for (const clinks of [{ clinks: 1 }, {}]) {
      wall.receive(screenWith({ state: 'over', boards: [], ...clinks }));
      expect(shown()).toContain('120 glasses of water');
      expect(shown()).not.toContain('met');
    }
  });

  it('the thank-you says no number of waters if nobody had one', () => {
    openWall().receive(screenWith({ state: 'over', boards: [], totals: { alcoholic: 2, without: 0, waters: 0 } }));
    expect(shown()).toContain('42 guests');
    expect(shown()).not.toContain('water');
  });

  it('there is only the thank-you once the server knows nobody of the evening any more', () => {
    openWall().receive(screenWith({ state: 'over', boards: [], guests: 0, totals: NOTHING }));
    expect(shown()).toContain('Thank you for a lovely evening');
    expect(shown()).not.toMatch(/0 guests|0 glasses/);
  });

  it('there is the room as a landscape if the hosts show no names', () => {
    const hours = { from: Date.parse('2026-06-20T15:00:00Z'), alcoholic: [2, 8], without: [5, 12] };
    openWall().receive(screenWith({ shows: 'totals', boards: [], hours }));
    expect(shown()).toContain(
      'The room tonight live 42 guests 100 drinks with alcohol 130 without alcohol 17:00 18:00',
    );
  });

  it('there is no zero for alcohol in a room that drinks water, even if no board counts water', () => {
    const totals = { alcoholic: 0, without: 50, waters: 50 };
    openWall().receive(screenWith({ boards: [{ board: 'mostDrinks', rows: [] }], totals }));
    expect(shown()).toContain('The room tonight live 42 guests 50 without alcohol');
  });

  it('there is nothing of the evening while the wall is switched off', () => {
    const wall = openWall();
    wall.receive(screenWith());
    wall.receive({ state: 'off', at: EVENING, version: 'v1' });
    expect(shownTexts()).toEqual(['Clink', 'The wall is switched off.', expect.any(String)]);
  });

  it.each([
    ['unknown', 'No celebration has this code.'],
    ['gone', 'This evening has been deleted.'],
    ['busy', 'Many screens are asking just now.'],
    ['unavailable', 'The wall is waiting for the server.'],
    ['offline', 'The wall is looking for its network.'],
  ] as const)('there is a picture for the answer: %s', (trouble, text) => {
    openWall().lose(trouble);
    expect(shown()).toContain(text);
  });

  it('there is no name left once the celebration is deleted', () => {
    const wall = openWall();
    wall.receive(screenWith());
    wall.lose('gone');
    expect(shown()).not.toMatch(/Ines|Ana|K7MP/);
  });
});

describe('until the first toast', () => {
  const bubbles = () =>
    [...document.querySelectorAll('.w-poster:not([hidden]) .guest')].map((bubble) => [
      bubble.textContent,
      bubble.getAttribute('transform'),
    ]);
  const gathering = (...arrivals: string[]) =>
    // Nobody has had a drink. The board that counts hours has rows all the same.
    screenWith({ totals: { alcoholic: 0, without: 0, waters: 0 }, guests: arrivals.length, arrivals });

  it('everybody who is in has a bubble in one of the two glasses, and the latest one is named', () => {
    const wall = openWall();
    wall.receive(gathering('Tom', 'Grandma Rosi'));
    expect(shown()).toContain('Tom is in');
    expect(shown()).toContain('The first toast is still to come.');
    expect(shown()).not.toContain('Most Drinks');
    const before = bubbles();
    expect(before.map(([name]) => name)).toEqual(['GrandmaRosi', 'Tom']);
    wall.receive(gathering('Lea', 'Tom', 'Grandma Rosi'));
    expect(shown()).toContain('Lea is in');
    expect(bubbles().slice(0, 2)).toEqual(before);
    // Who was in before the wall came does not rise.
    expect([...document.querySelectorAll('.is-new')].map(({ textContent }) => textContent)).toEqual(['Lea']);
  });

  it('a long name has two lines that fit its bubble', () => {
    const wall = openWall();
    wall.receive(gathering('Wolfeschlegelsteinha', 'Maximilian-Alexander', 'Christopher James'));
    const lines = [...document.querySelectorAll<SVGElement>('.guest text')].map((line) => ({
      text: line.textContent ?? '',
      size: Number(line.getAttribute('font-size')),
    }));
    expect(lines.map(({ text }) => text)).toEqual([
      ...['Christopher', 'James'],
      ...['Maximilian-', 'Alexander'],
      ...['Wolfeschle-', 'gelsteinha'],
    ]);
    for (const { text, size } of lines) expect(text.length * size * 0.7).toBeLessThanOrEqual(26.1);
  });

  it('a guest who leaves or hides has no bubble, nobody else moves, and equal names have two', () => {
    const wall = openWall();
    wall.receive(gathering('Lea', 'Tom', 'Ana'));
    const [, , lea] = bubbles();
    wall.receive(gathering('Lea', 'Ana'));
    expect(bubbles().map(([name]) => name)).toEqual(['Ana', 'Lea']);
    expect(bubbles()[1]).toEqual(lea);
    wall.receive(gathering('Lea', 'Lea', 'Ana'));
    const places = bubbles();
    expect(places.map(([name]) => name)).toEqual(['Ana', 'Lea', 'Lea']);
    expect(new Set(places.map(([, place]) => place)).size).toBe(3);
  });

  it('28 guests have places of their own, which do not touch', () => {
    const wall = openWall();
    wall.receive(gathering(...Array.from({ length: 40 }, (_, index) => `Guest ${index}`)));
    const places = bubbles().map(([, place]) => (place?.match(/[\d.]+/g) ?? []).map(Number));
    expect(places).toHaveLength(28);
    const apart = places.flatMap(([x = 0, y = 0], index) =>
      places.slice(index + 1).map(([otherX = 0, otherY = 0]) => Math.hypot(x - otherX, y - otherY)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(31);
  });

  it('the first toast brings the boards', () => {
    const wall = openWall();
    wall.receive(gathering('Lea'));
    wall.receive(screenWith());
    expect(bubbles()).toEqual([]);
    expect(shown()).toContain('Most Drinks');
  });
});

describe('without connection', () => {
  it('the last picture stays, says since when, and after ten minutes what the wall does', () => {
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

describe('moments', () => {
  const CLINK = { id: 'm1', at: EVENING, kind: 'clink', names: ['Grandma Rosi', 'Tom'] } as const;

  it('two names meet once for some seconds, and the card stays', () => {
    const wall = openWall();
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    expect(shown()).toContain('Grandma Rosi & Tom clinked just now');
    expect(shown()).toContain('K7MP 3XWQ');
    wall.waitLive(4_600);
    expect(shown()).not.toContain('clinked');
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    expect(shown()).not.toContain('clinked');
  });

  it('names that are taken back go at once, in the middle of a moment', () => {
    const wall = openWall();
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    wall.waitLive(1_000);
    wall.receive(screenWith({ moment: { ...CLINK, names: ['Grandma Rosi', 'Thomas'] } }));
    expect(shown()).toContain('Grandma Rosi & Thomas clinked just now');
    wall.receive(screenWith());
    expect(shown()).not.toMatch(/Thomas|clinked/);
  });

  it.each([
    [{ kind: 'first-toast', name: 'Lea' }, '1 The first toast Lea raises a glass to Ana & Ben'],
    [{ kind: 'waters', count: 1_300 }, '1,300 1,300 waters together From the whole room.'],
    [
      { kind: 'midnight', guests: 38 },
      '21:00 Good morning, Ana & Ben It is Saturday, June 20. 38 of you are in tonight.',
    ],
  ] as const)('%j', (moment, text) => {
    openWall().receive(screenWith({ moment: { id: 'm2', at: EVENING, ...moment } }));
    expect(shown()).toContain(text);
  });
});

describe('who comes in after the first toast', () => {
  const came = (...names: string[]) =>
    screenWith({
      arrival: {
        id: names.join(),
        at: EVENING,
        kind: 'arrival',
        names: names.slice(0, 2),
        more: Math.max(0, names.length - 2),
      },
    });
  const says = () => document.querySelector('#moment-arrival h2')?.textContent?.replace(/[\u2068\u2069]/g, '');
  const bubbles = () => [...document.querySelectorAll('#art-arrival .guest')].map(({ textContent }) => textContent);

  it('is over the board for two and a half seconds, and the card stays', () => {
    const wall = openWall();
    wall.receive(came('Lea'));
    expect(says()).toBe('Lea is in');
    expect(bubbles()).toEqual(['Lea']);
    expect(shown()).toContain('K7MP 3XWQ');
    wall.waitLive(2_400);
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(false);
    wall.waitLive(200);
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
    wall.receive(came('Lea'));
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
  });

  it.each([
    [['Lea', 'Tom'], 'Lea and Tom are in', ['Lea', 'Tom']],
    [['Lea', 'Tom', 'Ana'], 'Lea, Tom and 1 more are in', ['Lea', 'Tom', '+1']],
    [['Lea', 'Tom', 'Ana', 'Ben', 'Zoë'], 'Lea, Tom and 3 more are in', ['Lea', 'Tom', '+3']],
  ])('%j', (names, text, drawn) => {
    openWall().receive(came(...names));
    expect(says()).toBe(text);
    expect(bubbles()).toEqual(drawn);
  });

  it('is gone at once when the name is taken back', () => {
    const wall = openWall();
    wall.receive(came('Lea'));
    wall.receive(screenWith());
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
  });
});

test('a word from the hosts fills the wall for a minute, then it is a band, then it is gone', () => {
  const wall = openWall();
  const word = { text: 'Cake in the garden!', at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: false };
  wall.receive(screenWith({ word }));
  expect(shown()).toContain('A word from Ana & Ben Cake in the garden! 21:00 to 21:10');
  wall.waitLive(MINUTE);
  expect(shown()).not.toContain('A word from');
  expect(shown()).toContain('Cake in the garden! until 21:10');
  wall.waitLive(9 * MINUTE);
  expect(shown()).not.toContain('Cake');
});

test('with phones down it is night on the wall for a minute, whatever its address says', () => {
  const wall = openWall('day');
  const word = { text: 'The first dance', at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: true };
  wall.receive(screenWith({ word, colours: 'day' }));
  expect(theme()).toBe('night');
  wall.waitLive(MINUTE);
  expect(theme()).toBe('day');
});

test('a word from the hosts is text: no link, and no element of the page', () => {
  const text = '<img src=x> https://evil.example';
  const wall = openWall();
  wall.receive(screenWith({ word: { text, at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: false } }));
  for (const id of ['word-text', 'band-text']) {
    expect(shown()).toContain(text);
    expect(document.getElementById(id)?.innerHTML).toBe('&lt;img src=x&gt; https://evil.example');
    wall.waitLive(MINUTE);
  }
  expect(document.querySelector('a, img, button, input, [tabindex]')).toBeNull();
});

test('the hosts can cover the square: then neither it nor the code is there', () => {
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

test('a server that does not know its address leads guests to where the wall itself was opened', () => {
  location.href = 'http://192.168.178.20:3000/?screen';
  openWall().receive(screenWith({ address: '/?c=K7MP3XWQ' }));
  expect(square()).toContain('http://192.168.178.20:3000/?c=K7MP3XWQ');
  expect(shown()).toContain('or type the code at 192.168.178.20:3000 K7MP 3XWQ');
});

test('on the server’s own computer the square leads to where phones find it in the network', async () => {
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
  'a wall at %s whose server knows no other address has no square, because it would lead nowhere',
  (origin) => {
    openWall().receive(screenWith({ address: `${origin}/?c=K7MP3XWQ` }));
    expect(square()).toBeUndefined();
    expect(shown()).toContain('Only this computer can open Clink at this address.');
    expect(shown()).not.toContain('K7MP');
  },
);

test('by day it is bright and by night dark on the clock of the celebration, unless the hosts or the address fix it', () => {
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

test('days, times and numbers are in the language of the wall, as the celebration writes it, and a rubbish one does no harm', () => {
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
  ['a poster', { boards: [], guests: 0, totals: NOTHING }],
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

it('takes the look of its celebration, and another one that the hosts choose', () => {
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
