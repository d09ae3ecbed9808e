import { describe, expect, it, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../limits.ts';
import { nextMoment, overlayOf, type ShownScreen, sceneOf } from './scene.ts';

const AT = 1_781_000_000_000;
const ROW = { name: 'Lea', value: 1, rank: 1 };
const SCREEN: ShownScreen = {
  at: AT,
  version: 'v1',
  state: 'running',
  address: 'https://clink.example/?c=K7MP3XWQ',
  shows: 'names',
  guests: 3,
  totals: { alcoholic: 4, without: 3, waters: 2 },
  boards: [
    { board: 'mostDrinks', rows: [ROW] },
    { board: 'variety', rows: [] },
  ],
};
const WORD = { text: 'Cake!', at: AT, until: AT + 10 * MINUTE_MS, phonesDown: false };
const MOMENT = { id: 'm1', at: AT, kind: 'clink', names: ['Tom', 'Rosi'] } as const;

function kindOf(change: Partial<ShownScreen>): string {
  return sceneOf({ ...SCREEN, ...change }, null, AT).kind;
}

describe('what fills the wall', () => {
  it.each([
    ['boards', {}],
    ['nobody', { guests: 0, boards: [{ board: 'mostDrinks', rows: [] }] }],
    ['paused', { state: 'paused', boards: [] }],
    ['over', { state: 'over', boards: [] }],
    ['totals', { shows: 'totals', boards: [] }],
    ['nobody', { shows: 'totals', boards: [], totals: { alcoholic: 0, without: 0, waters: 0 } }],
    ['totals', { boards: [] }],
  ] as const)('%s for %j', (kind, change) => {
    expect(kindOf(change as Partial<ShownScreen>)).toBe(kind);
  });

  it('is only the boards that have guests', () => {
    const scene = sceneOf(SCREEN, null, AT);
    expect('boards' in scene && scene.boards.map(({ board }) => board)).toEqual(['mostDrinks']);
  });

  it('is nothing of the evening while the hosts have switched the wall off', () => {
    expect(sceneOf({ state: 'off', at: AT, version: 'v1' }, null, AT)).toEqual({ kind: 'off' });
  });

  it.each(['unknown', 'gone', 'closed'] as const)('is nothing of the evening once the answer is: %s', (trouble) => {
    expect(sceneOf(SCREEN, trouble, AT)).toEqual({ kind: 'waiting', trouble });
  });

  it.each(['busy', 'unavailable', 'offline'] as const)('stays while the server is: %s', (trouble) => {
    expect(sceneOf(SCREEN, trouble, AT).kind).toBe('boards');
  });

  it('is nothing of the evening after a day without news', () => {
    expect(sceneOf(SCREEN, 'offline', AT + DAY_MS).kind).toBe('waiting');
  });
});

describe('a word from the hosts', () => {
  const scene = sceneOf({ ...SCREEN, word: WORD }, null, AT);

  it('fills the wall for a minute, then it is a band, then it is gone', () => {
    expect(overlayOf(scene, null, AT + 59_999)).toMatchObject({ word: WORD, band: null });
    expect(overlayOf(scene, null, AT + 60_000)).toMatchObject({ word: null, band: WORD });
    expect(overlayOf(scene, null, AT + 10 * MINUTE_MS)).toMatchObject({ word: null, band: null });
  });

  it('comes before a moment', () => {
    expect(overlayOf(scene, MOMENT, AT)).toMatchObject({ word: WORD, moment: null });
    expect(overlayOf(scene, MOMENT, AT + MINUTE_MS)).toMatchObject({ band: WORD, moment: MOMENT });
  });

  it('fills the thanks as long as it stands', () => {
    const over = sceneOf({ ...SCREEN, state: 'over', word: WORD }, null, AT);
    expect(overlayOf(over, null, AT + 5 * MINUTE_MS).word).toBe(WORD);
  });
});

describe('a moment', () => {
  const scene = sceneOf({ ...SCREEN, moment: MOMENT }, null, AT);

  it('begins once', () => {
    expect(nextMoment(scene, undefined, AT)).toBe(MOMENT);
    expect(nextMoment(scene, 'm0', AT)).toBe(MOMENT);
    expect(nextMoment(scene, 'm1', AT)).toBeNull();
  });

  it('waits for a word, but at most a minute', () => {
    const busy = sceneOf({ ...SCREEN, moment: MOMENT, word: { ...WORD, at: AT - 30_000 } }, null, AT);
    expect(nextMoment(busy, undefined, AT + 29_999)).toBeNull();
    expect(nextMoment(busy, undefined, AT + 30_000)).toBe(MOMENT);
    expect(nextMoment(busy, undefined, AT + 60_000)).toBeNull();
  });

  test('nothing happens on a wall that is paused, over or off', () => {
    expect(nextMoment(sceneOf({ ...SCREEN, state: 'paused', moment: MOMENT }, null, AT), undefined, AT)).toBeNull();
    expect(nextMoment(sceneOf({ ...SCREEN, state: 'over', moment: MOMENT }, null, AT), undefined, AT)).toBeNull();
    expect(nextMoment({ kind: 'off' }, undefined, AT)).toBeNull();
  });
});
