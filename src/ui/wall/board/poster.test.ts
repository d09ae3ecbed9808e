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
  /** The smallest distance between the centres of two bubbles. */
  const closest = () => {
    const places = bubbles().map(([, place]) => (place?.match(/-?[\d.]+/g) ?? []).map(Number));
    const apart = places.flatMap(([x = 0, y = 0], index) =>
      places.slice(index + 1).map(([otherX = 0, otherY = 0]) => Math.hypot(x - otherX, y - otherY)),
    );
    return Math.min(...apart);
  };
  /** The sizes of names, by name, in a bubble of radius 16. */
  const letters = () =>
    [...document.querySelectorAll<SVGElement>('.guest > g')].map((bubble) => Number.parseFloat(bubble.style.fontSize));
  const gathering = (...arrivals: string[]) =>
    // Nobody has had a drink. The board that counts hours still has rows.
    screenWith({ totals: { alcoholic: 0, without: 0, waters: 0 }, guests: arrivals.length, arrivals });

  it('everybody who is in has a bubble in one of the two glasses, and the latest guest is named', () => {
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
    // Guests who were in before the wall opened do not rise.
    expect([...document.querySelectorAll('.is-new')].map(({ textContent }) => textContent)).toEqual(['Lea']);
  });

  it('if guests come together, only one rises, so that no name covers another', () => {
    const wall = openWall();
    wall.receive(gathering('Tom'));
    wall.receive(gathering('Lea', 'Ana', 'Tom'));
    expect([...document.querySelectorAll('.is-new')].map(({ textContent }) => textContent)).toEqual(['Lea']);
  });

  it('a long name has two lines that fit its bubble', () => {
    const wall = openWall();
    wall.receive(gathering('Wolfeschlegelsteinha', 'Maximilian-Alexander', 'Christopher James'));
    const lines = [...document.querySelectorAll('.guest text')].map(({ textContent }) => textContent ?? '');
    expect(lines).toEqual([
      ...['Christopher', 'James'],
      ...['Maximilian-', 'Alexander'],
      ...['Wolfeschle-', 'gelsteinha'],
    ]);
    const radius = Number(document.querySelector('.guest circle')?.getAttribute('r'));
    // Without a canvas a letter is 0.6 em wide. A second line begins or ends about 1 em from the middle.
    lines.forEach((text, index) => {
      const size = letters()[Math.floor(index / 2)] ?? 0;
      expect(Math.hypot(text.length * 0.3, 1) * size).toBeLessThan(radius - 1);
    });
  });

  it('only a long name has small letters, and a name that is too long for any size is shortened', () => {
    const wall = openWall();
    wall.receive(gathering('12345678901234567890', 'Tom', 'Lea'));
    expect(bubbles().map(([name]) => name)).toEqual(['Lea', 'Tom', expect.stringMatching(/^12345678\d*…$/)]);
    const [lea = 0, tom, long = 0] = letters();
    expect(lea).toBe(tom);
    expect(long).toBeLessThan(lea);
    expect(long).toBeGreaterThanOrEqual(4);
  });

  it('a guest who is alone in a glass is in its middle', () => {
    const wall = openWall();
    wall.receive(gathering('Tom'));
    expect(bubbles()).toEqual([['Tom', 'translate(64 130)']]);
    wall.receive(gathering('Lea', 'Tom'));
    expect(bubbles()[1]).toEqual(['Lea', 'translate(300 130)']);
  });

  it('each place is either taken or has an empty bubble', () => {
    const wall = openWall();
    const empty = () => document.querySelectorAll('.free:not([hidden])').length;
    wall.receive(gathering('Tom', 'Lea', 'Ana'));
    expect(empty()).toBe(11);
    wall.receive(gathering('Tom', 'Ana'));
    expect(empty()).toBe(12);
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

  it('14 guests have places of their own, which do not touch', () => {
    const wall = openWall();
    wall.receive(gathering(...Array.from({ length: 40 }, (_, index) => `Guest ${index}`)));
    expect(bubbles()).toHaveLength(14);
    expect(closest()).toBeGreaterThan(40);
  });

  it('few guests have large bubbles, which become smaller before they touch', () => {
    const wall = openWall();
    const sizes = Array.from({ length: 14 }, (_, index) => {
      wall.receive(gathering(...Array.from({ length: index + 1 }, (_, guest) => `Guest ${guest}`)));
      const size = Number(document.getElementById('glasses-full')?.style.getPropertyValue('--size'));
      expect(closest()).toBeGreaterThan(2 * 16 * size);
      return size;
    });
    expect(Math.min(...sizes.slice(0, 2))).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThan(2);
    expect(sizes).toEqual(sizes.slice().sort((one, other) => other - one));
  });

  it('the first toast brings the boards', () => {
    const wall = openWall();
    wall.receive(gathering('Lea'));
    wall.receive(screenWith());
    expect(bubbles()).toEqual([]);
    expect(shown()).toContain('Most Drinks');
  });
});
