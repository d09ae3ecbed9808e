import { describe, expect, it, test } from 'vitest';
import { BOARDS } from '../leaderboard/boards.ts';
import { DAY_MS, MINUTE_MS } from '../limits.ts';
import { IN_SCREEN_MS } from '../moments/wall-turns.ts';
import { KNOWN_BOARDS, nextMoment, overlayOf, type ShownScreen, sceneOf, stillPlaying } from './scene.ts';
import { MOMENT_MS, MOMENT_WAITS_MS } from './wall-times.ts';

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

/** Returns the kind of the scene, or the boards that take turns in it. */
function shownFor(change: Partial<ShownScreen>): string {
  const scene = sceneOf({ ...SCREEN, ...change }, null, AT);
  return scene.kind === 'turns' ? scene.turns.map(({ board }) => board).join() : scene.kind;
}

describe('the scene of the wall', () => {
  it.each([
    ['mostDrinks', {}],
    ['paused', { state: 'paused', boards: [] }],
    ['over', { state: 'over', boards: [] }],
    ['room', { shows: 'totals', boards: [] }],
    ['nobody', { shows: 'totals', boards: [], totals: { alcoholic: 0, without: 0, waters: 0 } }],
    ['room', { boards: [] }],
    // The totals arrive with a delay.
    ['room', { boards: [], totals: { alcoholic: 0, without: 0, waters: 0 }, lastDrinkAt: AT }],
    // The boards count only drinks with alcohol, but the guests drink water.
    ['room', { boards: [{ board: 'mostDrinks', rows: [] }], totals: { alcoholic: 0, without: 50, waters: 50 } }],
    ['nobody', { boards: [{ board: 'mostDrinks', rows: [] }], totals: { alcoholic: 0, without: 0, waters: 0 } }],
  ] as const)('%s for %j', (kind, change) => {
    expect(shownFor(change as Partial<ShownScreen>)).toBe(kind);
  });

  it('the wall shows the boards that have guests, then the room and the menu, if there are any', () => {
    const room = { from: AT, toasts: [7], waters: [2], glasses: 2 };
    const menu = [{ name: 'Hugo', sign: '🍹', withoutAlcohol: false, isSoldOut: true }];
    expect(shownFor({ room, menu })).toBe('mostDrinks,room,menu');
    expect(shownFor({ menu })).toBe('mostDrinks,menu');
    expect(shownFor({ menu, boards: [], shows: 'totals' })).toBe('room,menu');
  });

  it('the wall shows the poster until the first toast, even if there is a menu', () => {
    const menu = [{ name: 'Hugo', sign: '🍹', withoutAlcohol: false, isSoldOut: false }];
    expect(shownFor({ menu, boards: [], totals: { alcoholic: 0, without: 0, waters: 0 } })).toBe('nobody');
  });

  it('the wall leaves out boards that only a newer server knows', () => {
    const newer = { board: 'longestDance' as 'mostDrinks', rows: [ROW] };
    expect(shownFor({ boards: [newer, ...SCREEN.boards] })).toBe('mostDrinks');
    expect(KNOWN_BOARDS).toEqual(BOARDS);
  });

  it('the wall shows nothing of the evening while the hosts have switched it off', () => {
    expect(sceneOf({ state: 'off', at: AT, version: 'v1' }, null, AT)).toEqual({ kind: 'off' });
  });

  it.each(['unknown', 'gone'] as const)(
    'the wall shows nothing of the evening once it gets this answer: %s',
    (trouble) => {
      expect(sceneOf(SCREEN, trouble, AT)).toEqual({ kind: 'waiting', trouble });
    },
  );

  it.each(['busy', 'unavailable', 'offline'] as const)(
    'the wall keeps its scene while the server is in this state: %s',
    (trouble) => {
      expect(sceneOf(SCREEN, trouble, AT).kind).toBe('turns');
    },
  );

  it('the wall shows nothing of the evening after a day without news', () => {
    expect(sceneOf(SCREEN, 'offline', AT + DAY_MS).kind).toBe('waiting');
  });
});

describe('a word from the hosts', () => {
  const scene = sceneOf({ ...SCREEN, word: WORD }, null, AT);

  it('a word fills the wall for a minute, is then shown as a band, and then disappears', () => {
    expect(overlayOf(scene, null, AT + 59_999)).toMatchObject({ word: WORD, band: null });
    expect(overlayOf(scene, null, AT + 60_000)).toMatchObject({ word: null, band: WORD });
    expect(overlayOf(scene, null, AT + 10 * MINUTE_MS)).toMatchObject({ word: null, band: null });
  });

  it('a word of the hosts has priority over a moment', () => {
    expect(overlayOf(scene, MOMENT, AT)).toMatchObject({ word: WORD, moment: null });
    expect(overlayOf(scene, MOMENT, AT + MINUTE_MS)).toMatchObject({ band: WORD, moment: MOMENT });
  });

  it('after the end of the celebration, a word fills the wall for as long as it is shown', () => {
    const over = sceneOf({ ...SCREEN, state: 'over', word: WORD }, null, AT);
    expect(overlayOf(over, null, AT + 5 * MINUTE_MS).word).toBe(WORD);
  });
});

describe('a moment', () => {
  const scene = sceneOf({ ...SCREEN, moment: MOMENT }, null, AT);

  it('a moment begins only once', () => {
    expect(nextMoment(scene, [], AT)).toBe(MOMENT);
    expect(nextMoment(scene, ['m0'], AT)).toBe(MOMENT);
    expect(nextMoment(scene, ['m1', 'm2'], AT)).toBeNull();
  });

  it('a moment waits for a word for at most five seconds, so that the server can take it back while it is shown', () => {
    const busy = sceneOf({ ...SCREEN, moment: MOMENT, word: { ...WORD, at: AT - 57_000 } }, null, AT);
    expect(nextMoment(busy, [], AT + 2_999)).toBeNull();
    expect(nextMoment(busy, [], AT + 3_000)).toBe(MOMENT);
    expect(nextMoment(busy, [], AT + 5_000)).toBeNull();
    expect(MOMENT_WAITS_MS + MOMENT_MS).toBeLessThan(IN_SCREEN_MS);
  });

  it('a moment has priority over an arrival, and arrivals begin and end like moments', () => {
    const arrival = { id: 'a1', at: AT, kind: 'arrival', names: ['Lea'], more: 0 } as const;
    const came = { ...arrival, names: [...arrival.names] };
    const both = sceneOf({ ...SCREEN, moment: MOMENT, arrival: came }, null, AT);
    expect(nextMoment(both, [], AT)).toBe(MOMENT);
    expect(nextMoment(both, ['m1'], AT)).toBe(came);
    expect(nextMoment(both, ['m1', 'a1'], AT)).toBeNull();
    expect(nextMoment(both, ['m1'], AT + MOMENT_WAITS_MS)).toBeNull();
    expect(stillPlaying(came, { ...SCREEN, moment: MOMENT, arrival: came })).toBe(came);
    expect(stillPlaying(came, SCREEN)).toBeNull();
  });

  it('a moment is left out if this page does not know its kind', () => {
    const newer = { ...MOMENT, kind: 'fireworks' as 'clink' };
    expect(nextMoment(sceneOf({ ...SCREEN, moment: newer }, null, AT), [], AT)).toBeNull();
  });

  it('a moment on the wall has the names of the latest snapshot, and ends if it is no longer in a snapshot', () => {
    const renamed = { ...MOMENT, names: ['Tom', 'Rosemary'] as const };
    expect(stillPlaying(MOMENT, { ...SCREEN, moment: renamed })).toBe(renamed);
    expect(stillPlaying(MOMENT, SCREEN)).toBeNull();
    expect(stillPlaying(MOMENT, { ...SCREEN, moment: { ...MOMENT, id: 'm2' } })).toBeNull();
    expect(stillPlaying(MOMENT, { state: 'off', at: AT, version: 'v1' })).toBeNull();
    expect(stillPlaying(null, { ...SCREEN, moment: MOMENT })).toBeNull();
  });

  test('a wall that is paused, over or off shows no moments', () => {
    expect(nextMoment(sceneOf({ ...SCREEN, state: 'paused', moment: MOMENT }, null, AT), [], AT)).toBeNull();
    expect(nextMoment(sceneOf({ ...SCREEN, state: 'over', moment: MOMENT }, null, AT), [], AT)).toBeNull();
    expect(nextMoment({ kind: 'off' }, [], AT)).toBeNull();
  });
});
