import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { EVENING, openWall, screenWith, shown, shownTexts, square } from '../wall.fixture.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

const NOTHING = { alcoholic: 0, without: 0, waters: 0 };
const POSTERS: [string, Partial<ShownScreen>, string][] = [
  ['nobody has had a drink', { guests: 0, boards: [], totals: NOTHING }, 'The first toast is still to come.'],
  ['the hosts have paused', { state: 'paused', boards: [] }, 'The leaderboard is resting.'],
];

describe('instead of a board', () => {
  it.each(POSTERS)('a poster is shown beside the card while %s', (_, change, text) => {
    openWall().receive(screenWith(change));
    expect(shown()).toContain(`Ana & Ben Saturday, June 20, 2026 ${text}`);
    expect(shown()).toContain('K7MP 3XWQ');
  });

  it('after the end a thank-you is shown, without a QR code or a number about alcohol', () => {
    const deletesAt = Date.parse('2026-06-21T21:00:00Z');
    openWall().receive(screenWith({ state: 'over', boards: [], deletesAt }));
    expect(shown()).toContain('Thank you for a lovely evening');
    expect(shown()).toContain('42 guests 120 glasses of water');
    // No hour is named, because the last guest's hour would be wrong for all others.
    expect(shown()).toContain('stays on your phone for 24 hours from when you joined.');
    expect(shown()).not.toContain('23:00');
    expect(shown()).not.toContain('100');
    expect(square()).toBeUndefined();
  });

  it('the thank-you says how often two guests clinked, if it was more than once', () => {
    const wall = openWall();
    wall.receive(screenWith({ state: 'over', boards: [], clinks: 23 }));
    expect(shown()).toContain('120 glasses of water 23 clinks');
    for (const clinks of [{ clinks: 1 }, {}]) {
      wall.receive(screenWith({ state: 'over', boards: [], ...clinks }));
      expect(shown()).toContain('120 glasses of water');
      expect(shown()).not.toContain('clink');
    }
  });

  it('the thank-you does not mention waters if nobody had one', () => {
    openWall().receive(screenWith({ state: 'over', boards: [], totals: { alcoholic: 2, without: 0, waters: 0 } }));
    expect(shown()).toContain('42 guests');
    expect(shown()).not.toContain('water');
  });

  it('only the thank-you is shown once the server has deleted all guests', () => {
    openWall().receive(screenWith({ state: 'over', boards: [], guests: 0, totals: NOTHING }));
    expect(shown()).toContain('Thank you for a lovely evening');
    expect(shown()).not.toMatch(/0 guests|0 glasses/);
  });

  it('the room with its hills is shown if the hosts show no names', () => {
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

  it('nothing about the evening is shown while the wall is switched off', () => {
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
  ] as const)('a poster is shown for the answer: %s', (trouble, text) => {
    openWall().lose(trouble);
    expect(shown()).toContain(text);
  });

  it('no name is shown once the celebration is deleted', () => {
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
  const names = () => bubbles().map(([name]) => name);
  const newest = () => document.querySelector('.newest')?.textContent;
  /** The bubbles in the glasses, as large as they are drawn. */
  const circles = () => {
    const scale = Number(document.getElementById('glasses-gather')?.style.getPropertyValue('--size'));
    return [...document.querySelectorAll('.guests .guest')].map((guest) => {
      const [x = 0, y = 0] = (guest.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
      return { x, y, radius: scale * Number(guest.querySelector('circle')?.getAttribute('r')) };
    });
  };
  /** The smallest distance from the edge of a bubble to the next one. */
  const gap = () => {
    const all = circles();
    return Math.min(
      ...all.flatMap((one, index) =>
        all.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
      ),
    );
  };
  /** The sizes of the names in the glasses. */
  const letters = () =>
    [...document.querySelectorAll<SVGElement>('.guests .guest > g')].map(({ style }) =>
      Number.parseFloat(style.fontSize),
    );
  const gathering = (...arrivals: string[]) =>
    // Nobody has had a drink. The board that counts hours still has rows.
    screenWith({ totals: { alcoholic: 0, without: 0, waters: 0 }, guests: arrivals.length, arrivals });

  it('the newest guest is named, has the bubble between the glasses, and moves into a glass when the next one comes', () => {
    const wall = openWall();
    wall.receive(gathering('Tom', 'Grandma Rosi'));
    expect(shown()).toContain('Tom is in');
    expect(shown()).toContain('The first toast is still to come.');
    expect(shown()).not.toContain('Most Drinks');
    expect(names()).toEqual(['GrandmaRosi', 'Tom']);
    expect(newest()).toBe('Tom');
    const [rosi] = bubbles();
    wall.receive(gathering('Lea', 'Tom', 'Grandma Rosi'));
    expect(shown()).toContain('Lea is in');
    expect(newest()).toBe('Lea');
    expect(names()).toEqual(['GrandmaRosi', 'Tom', 'Lea']);
    expect(bubbles()[0]).toEqual(rosi);
    // Guests who were in before the wall opened do not move.
    expect(document.querySelector('.grows')?.textContent).toBe('Lea');
    expect([...document.querySelectorAll('.sinks')].map(({ textContent }) => textContent)).toEqual(['Tom']);
  });

  it('a guest who is alone is between the glasses', () => {
    openWall().receive(gathering('Tom'));
    expect(bubbles()).toEqual([['Tom', 'translate(182 85)']]);
  });

  it('if guests come together, only one grows, so that no name covers another', () => {
    const wall = openWall();
    wall.receive(gathering('Tom'));
    wall.receive(gathering('Lea', 'Ana', 'Tom'));
    expect([...document.querySelectorAll('.grows')].map(({ textContent }) => textContent)).toEqual(['Lea']);
    expect([...document.querySelectorAll('.sinks')].map(({ textContent }) => textContent)).toEqual(['Tom']);
  });

  it('all names have one size, and a bubble is as large as its name needs', () => {
    const wall = openWall();
    const arrivals = ['Max', 'Charlotte', 'Maximilian-Alexander', 'Tom', 'Christopher James'];
    // One after the other.
    for (let first = arrivals.length - 1; first >= 0; first -= 1) wall.receive(gathering(...arrivals.slice(first)));
    const lines = [...document.querySelectorAll('.guests text')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Christopher', 'James', 'Tom', 'Maximilian-', 'Alexander', 'Charlotte']);
    expect(new Set(letters()).size).toBe(1);
    const [christopher = 0, tom = 0, maximilian = 0, charlotte = 0] = circles().map(({ radius }) => radius);
    expect(tom).toBeLessThan(charlotte);
    expect(charlotte).toBeLessThan(christopher);
    expect(christopher).toBeCloseTo(maximilian);
  });

  it('a name that is too long for any bubble is shortened', () => {
    openWall().receive(gathering('Lea', '12345678901234567890'));
    expect(names()).toEqual([expect.stringMatching(/^12345\d*…$/), 'Lea']);
  });

  it('a guest who leaves or hides has no bubble, nobody else moves, and equal names have two', () => {
    const wall = openWall();
    wall.receive(gathering('Ben', 'Lea', 'Tom', 'Ana'));
    const [, , lea] = bubbles();
    wall.receive(gathering('Ben', 'Lea', 'Ana'));
    expect(names()).toEqual(['Ana', 'Lea', 'Ben']);
    expect(bubbles()[1]).toEqual(lea);
    wall.receive(gathering('Ben', 'Lea', 'Lea', 'Ana'));
    const places = bubbles();
    expect(names()).toEqual(['Ana', 'Lea', 'Lea', 'Ben']);
    expect(new Set(places.map(([, place]) => place)).size).toBe(4);
  });

  it('if the newest guest hides, the one before is between the glasses', () => {
    const wall = openWall();
    wall.receive(gathering('Lea', 'Tom', 'Ana'));
    wall.receive(gathering('Tom', 'Ana'));
    expect(newest()).toBe('Tom');
    expect(names()).toEqual(['Ana', 'Tom']);
  });

  it.each([
    ['short', (guest: number) => `Gast ${guest}`],
    ['long', (guest: number) => `Alexandra-Katharina${guest}`],
    ['mixed', (guest: number) => (guest % 3 ? `Tom ${guest}` : `Maximilian-Alex${guest}`)],
  ])('any number of guests with %s names have bubbles that do not touch', (_, nameOf) => {
    const wall = openWall();
    const sizes = Array.from({ length: 20 }, (_, index) => {
      wall.receive(gathering(...Array.from({ length: index + 1 }, (_, guest) => nameOf(index - guest))));
      expect(bubbles()).toHaveLength(Math.min(index + 1, 15));
      expect(gap()).toBeGreaterThan(2);
      return Number(document.getElementById('glasses-gather')?.style.getPropertyValue('--size'));
    });
    // Few guests have the largest ones.
    expect(Math.max(...sizes)).toBe(sizes[1]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
  });

  it('no small bubble is under a name', () => {
    const wall = openWall();
    const small = () => document.querySelectorAll('#glasses-gather .bubble:not([hidden])').length;
    wall.receive(gathering('Tom'));
    const all = small();
    wall.receive(gathering(...Array.from({ length: 14 }, (_, guest) => `Guest ${guest}`)));
    expect(small()).toBeLessThan(all);
    expect(small()).toBeGreaterThan(0);
  });

  it('the first toast brings the boards', () => {
    const wall = openWall();
    wall.receive(gathering('Lea'));
    wall.receive(screenWith());
    expect(bubbles()).toEqual([]);
    expect(shown()).toContain('Most Drinks');
  });
});
