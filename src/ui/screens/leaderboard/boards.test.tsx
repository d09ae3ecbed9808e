import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BOARDS, type BoardName } from '../../../domain/leaderboard/boards.ts';
import { guest } from '../../../domain/leaderboard/guests.fixture.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import { heard, openLeaderboard } from './leaderboard.fixture.tsx';
import { WAVE_MS } from './motion/use-rank-moves.ts';

const PARTY = [
  guest('ines 12 4h', { hydration: 1, balanced: 0, variety: 3 }),
  guest('max 11 5h', { hydration: 0, balanced: 0, variety: 7 }),
  guest('ana 2 6h', { hydration: 5, balanced: 4, variety: 3 }),
  guest('rosi 0 5h', { hydration: 4, balanced: 5, variety: 1 }),
];
const on = (boards: readonly BoardName[], view: View = 'top') => heard(PARTY, view, boards);

const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
/** The guest's own row above the bar. */
const own = () =>
  screen.getByText(/^\D+:$/, { selector: 'p > span' }).parentElement?.textContent?.replaceAll(/\s+/g, ' ');
/** A finger swipes from the middle of the board to the side. */
function swipe(x: number, y = 0) {
  const board = screen.getByRole('tabpanel').lastElementChild ?? document.body;
  const finger = (clientX: number, clientY: number) => ({ identifier: 1, target: board, clientX, clientY });
  fireEvent.touchStart(board, { touches: [finger(200, 300)] });
  fireEvent.touchEnd(board, { changedTouches: [finger(200 + x, 300 + y)] });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The first guest of a board: the name, and the number with its words. */
const first = (title: string) => {
  const [row] = within(screen.getByRole('list', { name: title })).getAllByRole('listitem');
  return [row?.querySelector('bdi')?.textContent, row?.querySelector('[data-sweeps] p')?.textContent];
};

describe('more boards than the usual ones', () => {
  it('the boards are words in one line, the first one is shown, and the guest’s own rank on it is above the bar', () => {
    openLeaderboard(on(BOARDS));
    expect(screen.getByRole('group', { name: 'Your Rankings' })).toBeDefined();
    expect(choices()).toEqual(['Total drinks', 'Pace', 'Hydration', 'Balance', 'Variety']);
    expect(screen.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe('Total drinks');
    expect(own()).toBe('Total drinks: YouBronze, place 3 of 4');
    expect(titles()).toEqual(['Most Drinks']);
  });

  it.each([
    ['Hydration', 'Best hydrated', 'glasses', ['ana', '5 glasses'], 'one per half hour'],
    ['Balance', 'Most balanced evening', 'hours', ['rosi', '5 hours'], 'at most 2 with'],
    ['Variety', 'Most variety', 'kinds', ['max', '7 kinds'], 'The same drink counts once'],
  ])('%s is shown with its rule and its numbers', async (choice, title, unit, leader, rule) => {
    const { guest: ana } = openLeaderboard(on(BOARDS));
    await ana.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    expect(titles()).toEqual([title]);
    expect(screen.getByRole('heading', { name: title }).parentElement?.textContent).toBe(`${title}${unit}`);
    expect(screen.getByText(new RegExp(rule))).toBeDefined();
    expect(first(title)).toEqual(leader);
  });

  it('the boards are reached by the keyboard', async () => {
    const { guest: ana } = openLeaderboard(on(BOARDS));
    act(() => screen.getByRole('radio', { checked: true }).focus());
    await ana.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { checked: true }).closest('label')?.textContent).toMatch(/^Hydration/);
    expect(titles()).toEqual(['Best hydrated']);
  });

  it('the boards are swiped in the direction of reading, as far as they go', () => {
    openLeaderboard(on(['mostDrinks', 'hydration', 'variety']));
    swipe(60);
    expect(titles()).toEqual(['Most Drinks']);
    swipe(-60);
    expect(titles()).toEqual(['Best hydrated']);
    expect(screen.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe('Hydration');
    expect(own()).toBe('Hydration: YouGold, place 1 of 4');
    document.documentElement.dir = 'rtl';
    swipe(60);
    document.documentElement.dir = '';
    expect(titles()).toEqual(['Most variety']);
    swipe(60);
    expect(titles()).toEqual(['Best hydrated']);
  });

  it('the boards stay where they are when a finger taps or scrolls', () => {
    openLeaderboard(on(['mostDrinks', 'hydration']));
    swipe(-40);
    swipe(-80, 60);
    expect(titles()).toEqual(['Most Drinks']);
  });

  it('the boards say with whom the guest shares a rank, and a better rank on another board does not count as a rise', async () => {
    const { guest: ana } = openLeaderboard(on(['mostDrinks', 'hydration', 'variety']));
    await ana.click(screen.getByRole('radio', { name: /^Variety/ }));
    expect(own()).toBe('Variety: YouSilver, place 2 of 4level with ines');
    await ana.click(screen.getByRole('radio', { name: /^Hydration/ }));
    expect(own()).toBe('Hydration: YouGold, place 1 of 4');
  });

  it('the boards order the list of all guests too', async () => {
    const { guest: ana, say } = openLeaderboard(on(BOARDS));
    await ana.click(screen.getByRole('radio', { name: /^Balance/ }));
    await ana.click(screen.getByRole('tab', { name: 'All guests' }));
    say(on(BOARDS, 'all'));
    const names = within(screen.getByRole('list', { name: 'All guests' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('bdi')?.textContent);
    expect(names).toEqual(['rosi', 'ana', 'max', 'ines']);
  });
});

describe('a host who switches boards', () => {
  it('a host who switches boards changes the open page, and the guest stays on the chosen board if that is still on', async () => {
    const { guest: ana, say } = openLeaderboard(heard(PARTY));
    expect(titles()).toEqual(['Your Rankings', 'Most Drinks', 'Fastest Pace']);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const hear = (boards: readonly BoardName[]) => {
      say(on(boards));
      act(() => vi.advanceTimersByTime(WAVE_MS));
    };
    hear(['mostDrinks', 'hydration', 'variety']);
    expect(titles()).toEqual(['Most Drinks']);
    await ana.click(screen.getByRole('radio', { name: /^Variety/ }));
    hear(['hydration', 'variety']);
    expect(titles()).toEqual(['Most variety']);
    hear(['hydration', 'balanced']);
    expect(titles()).toEqual(['Best hydrated']);
    expect(choices()).toEqual(['Hydration', 'Balance']);
    vi.useRealTimers();
  });

  it("a switched-on board shows its card and the guest's rank if it is the only one", () => {
    openLeaderboard(on(['variety']));
    expect(titles()).toEqual(['Your Rankings', 'Most variety']);
    expect(screen.getByText('Variety', { selector: 'dt' }).parentElement?.textContent).toBe('Variety2 of 4');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.body.textContent).not.toContain('12');
  });

  it('if only the board of totals is on, one card is shown', () => {
    openLeaderboard(on(['mostDrinks']));
    expect(titles()).toEqual(['Your Rankings', 'Most Drinks']);
    expect(screen.queryByText('Pace', { selector: 'dt' })).toBeNull();
  });
});

it('a board that nobody is on says what it counts', async () => {
  const { guest: ana } = openLeaderboard(heard(['ana 3', 'ben 2'], 'top', ['mostDrinks', 'balanced']));
  await ana.click(screen.getByRole('radio', { name: /^Balance/ }));
  expect(screen.getByRole('heading', { name: 'The first balanced hour is still to come' })).toBeDefined();
  expect(screen.getByText(/at most 2 with/)).toBeDefined();
});

it('a better rank on the chosen board is announced, but the choice of a board is not', async () => {
  const { guest: ana, say } = openLeaderboard(on(['mostDrinks', 'hydration']));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await ana.click(screen.getByRole('radio', { name: /^Hydration/ }));
  expect(announced().join()).not.toContain('You are now');
  const rosi = guest('rosi 0 5h', { hydration: 6 });
  say(heard([...PARTY.slice(0, 3), rosi], 'top', ['mostDrinks', 'hydration']));
  await screen.findByText('You are now 2 of 4 by hydration');
});

describe('a house that shows none of the boards that the hosts have chosen', () => {
  it.each(['top', 'all'] as const)(
    'if the house shows none of the boards, the page says so (view=%s) and names nobody',
    (view) => {
      openLeaderboard(on([], view));
      expect(screen.getByText('No leaderboard here')).toBeDefined();
      expect(screen.getByText(/^The house shows none/)).toBeDefined();
      expect(screen.queryAllByRole('listitem')).toEqual([]);
    },
  );
});
