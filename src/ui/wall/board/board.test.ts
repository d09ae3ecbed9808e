import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENING, openWall, rowsOf, screenWith, shown, square } from '../wall.fixture.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

describe('a board', () => {
  it('a board shows the couple, the day, the ranks with ties, and the line about the room', () => {
    openWall().receive(screenWith());
    expect(shown()).toContain('Ana & Ben');
    expect(shown()).toContain('Saturday, June 20, 2026');
    expect(shown()).toContain('Most Drinks with alcohol live');
    expect(shown()).toContain('Ines 1 12 drinks Tom 2 11 drinks Ana 3 9 drinks 4 Rosi 8 4 Pete 8');
    expect(shown()).toContain('In the room: 1.2 glasses of water per drink.');
    expect(shown()).toContain('Drink responsibly and celebrate safely!');
  });

  it('the wall invites guests all night with the QR code, the address, the code and the number of guests', () => {
    openWall().receive(screenWith());
    expect(square()).toContain('https://clink.example/?c=K7MP3XWQ');
    expect(shown()).toContain('or type the code at clink.example K7MP 3XWQ 42 guests are in');
  });

  it('the board changes every 20 seconds, and skips boards without guests', () => {
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

  it('a board with one guest invites to the two free places, and with three greets them', () => {
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

  it('a board says which guests out of sight have as much as the ninth guest', () => {
    const board = { board: 'mostDrinks', rows: rowsOf('Ines 12'), more: { guests: 14, value: 11 } } as const;
    openWall().receive(screenWith({ boards: [board] }));
    expect(shown()).toContain('and 14 more with 11');
  });

  it('a board shows names as they are typed, each in its own direction', () => {
    const name = '<b>محمد</b>&amp;';
    openWall().receive(screenWith({ boards: [{ board: 'mostDrinks', rows: [{ name, value: 3, rank: 1 }] }] }));
    expect(document.querySelector('#podium bdi')?.textContent).toBe(name);
    expect(document.querySelector('#podium bdi b')).toBeNull();
  });

  it('a board has a place for each of two guests whose names are the same or look the same', () => {
    const wall = openWall();
    const withRows = (...rows: string[]) =>
      wall.receive(screenWith({ boards: [{ board: 'mostDrinks', rows: rowsOf(...rows) }] }));
    withRows('Tom 5', 'Tom 5', 'Т\u043em 4');
    expect(shown()).toContain('Tom 1 5 drinks Tom 1 5 drinks Т\u043em 3 4 drinks');
    withRows('Tom 6', 'Tom 5', 'Т\u043em 4');
    expect(shown()).toContain('Tom 1 6 drinks Tom 2 5 drinks');
    withRows('Т\u043em 7', 'Tom 6', 'Tom 5');
    expect(shown()).toContain('Т\u043em 1 7 drinks Tom 2 6 drinks Tom 3 5 drinks');
    // Ranks stay the same for now, but guests who have left must disappear.
    withRows('Т\u043em 7', 'Tom 6');
    expect(shown()).toContain('Т\u043em 1 7 drinks Tom 2 6 drinks');
    expect(shown()).not.toContain('5 drinks');
  });

  it('a board says how many rows are below its steps, and which of them share a rank with a step', () => {
    const rows = rowsOf('Ines 2', 'Tom 1', 'Ana 1', 'Rosi 1', 'Pete 0.5');
    openWall().receive(screenWith({ boards: [{ board: 'mostDrinks', rows }] }));
    expect(document.getElementById('board')?.getAttribute('data-below')).toBe('2');
    const shared = document.querySelectorAll('#rows [data-rank]');
    expect([...shared].map(({ textContent }) => textContent)).toEqual(['2Rosi1']);
  });

  it('a board lets new ranks wait until the last change of ranks is four seconds old, but shows new numbers at once', () => {
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
  ])('a board does not show a guest who hides, is removed or renamed, also %s', (_, passedMs) => {
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
    // The new board is shown and rises.
    vi.advanceTimersByTime(250);
    expect(shown()).toContain('Ines');
    withRows('Tom 6', 'Ana 3', 'Rosi 2');
    expect(shown()).not.toContain('Ines');
  });

  it('a board rolls the numbers of guests who stay where they are, where motion is wanted', () => {
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

  it('a board makes no new elements, however often it changes', () => {
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
    { name: "Ana's Spritz", sign: '🍹', withoutAlcohol: false, isSoldOut: true },
    { name: 'Elderflower fizz', sign: '🌸', withoutAlcohol: true, isSoldOut: false },
  ];
  const room = { from: Date.parse('2026-06-20T15:00:00Z'), toasts: [7, 20], waters: [5, 12], glasses: 17 };
  const nextTurn = (wall: ReturnType<typeof openWall>) => {
    wall.waitLive(20_000);
    vi.advanceTimersByTime(1_000);
  };

  it('the wall shows the room and the menu in turn between the boards, including sold-out drinks', () => {
    const wall = openWall();
    wall.receive(screenWith({ room, menu }));
    expect(shown()).toContain('Most Drinks');
    nextTurn(wall);
    expect(shown()).toContain('The room tonight live 42 guests 27 toasts 17 glasses of water 17:00 18:00');
    expect(shown()).not.toMatch(/Most Drinks|Ines/);
    nextTurn(wall);
    expect(shown()).toContain('Tonight’s menu 🍹 Ana’s Spritz sold out 🌸 Elderflower fizz without alcohol');
    expect(shown()).not.toMatch(/The room tonight|free/);
    nextTurn(wall);
    expect(shown()).toContain('Ines 1 12 drinks');
    expect(shown()).not.toMatch(/Spritz|toasts/);
  });

  it('the highest hour of the evening has its number, which says what it counts', () => {
    const wall = openWall();
    const drawn = (change: Partial<typeof room>) => {
      wall.receive(screenWith({ room: { ...room, ...change }, boards: [], shows: 'totals' }));
      const peak = document.querySelector('.w-peak');
      return [peak?.textContent, peak?.getAttribute('class'), peak?.querySelector('circle')?.getAttribute('cx')];
    };
    expect(drawn({ toasts: [20, 7, 7], waters: [5, 8, 12] })).toEqual(['20 toasts in an hour', 'w-peak is-gold', '5%']);
    expect(drawn({ toasts: [1], waters: [1] })).toEqual(['1 toast in an hour', 'w-peak is-gold', '50%']);
    expect(drawn({ toasts: [], waters: [5, 12] })).toEqual([
      '12 glasses of water in an hour',
      'w-peak is-water',
      '95%',
    ]);
  });

  it('a drink that has just been sold out is marked at once, and a removed drink disappears', () => {
    const wall = openWall();
    wall.receive(screenWith({ boards: [], menu, shows: 'totals' }));
    nextTurn(wall);
    wall.receive(
      screenWith({ boards: [], shows: 'totals', menu: menu.slice(1).map((one) => ({ ...one, isSoldOut: true })) }),
    );
    expect(shown()).toContain('🌸 Elderflower fizz without alcohol sold out');
    expect(shown()).not.toContain('Spritz');
  });

  it('with an earlier server, which sends neither room nor menu, only the boards take turns', () => {
    const wall = openWall();
    wall.receive(screenWith());
    nextTurn(wall);
    expect(shown()).toContain('Most Drinks');
    expect(document.querySelector('#turns')?.hasAttribute('hidden')).toBe(true);
  });

  it('if no board reveals who drinks alcohol, the room shows guests and waters', () => {
    const wall = openWall();
    wall.receive(screenWith({ room: { ...room, toasts: [], waters: [10, 4], glasses: 60 } }));
    nextTurn(wall);
    expect(shown()).toContain('The room tonight live 42 guests 60 glasses of water 17:00 18:00');
  });
});
