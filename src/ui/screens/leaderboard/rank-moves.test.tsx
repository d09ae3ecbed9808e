import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, openLeaderboard } from './leaderboard.fixture.tsx';
import { WAVE_MS } from './motion/use-rank-moves.ts';

const ROW_HEIGHT = 48;

/** Gives guests the positions that rows have in a browser, and records each animation in words. */
let seen: string[] = [];
const glides = () => seen.filter((one) => one.includes(' glides '));
beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = this.closest('ol');
    const place = [...(list?.querySelectorAll('[data-guest]') ?? [])].indexOf(this);
    return new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, options) {
    const name = this.closest('li')?.querySelector('bdi')?.textContent;
    if (this.closest('ol')) seen.push(`${name} ${inWords(this, frames, options)}`);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
});
afterEach(() => vi.useRealTimers());

function inWords(element: Element, frames: unknown, options: unknown): string {
  if (typeof options === 'object' && options && 'pseudoElement' in options) return 'is swept';
  if (element.getAttribute('aria-hidden')) return `fades out: ${element.textContent}`;
  if (element.matches('[data-rank]')) return `changes rank to ${element.textContent}`;
  const [from] = frames as Keyframe[];
  const distance = /^translate\(0px, (.*)px\)/.exec(String(from?.transform))?.[1];
  return distance ? `glides ${distance}` : 'fades in';
}

const ownRank = (board = 'Total drinks') => screen.getByText(board, { selector: 'dt' }).nextElementSibling?.textContent;
const order = () =>
  within(screen.getByRole('list', { name: 'All guests' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

function openList(guests: readonly string[]) {
  const opened = openLeaderboard(heard(guests, 'all'));
  act(() => screen.getByRole('tab', { name: 'All guests' }).click());
  return opened;
}

describe('changes of rank', () => {
  it('changes of rank are animated from where each guest was', () => {
    const { say } = openList(['ana 5', 'ben 4', 'cleo 3']);
    expect(glides()).toEqual([]);
    say(heard(['ana 5', 'ben 4', 'cleo 6'], 'all'));
    expect(glides()).toEqual(['cleo glides 96', 'ana glides -48', 'ben glides -48']);
  });

  it('your own rank says for four seconds by how many places it rose, and says nothing when it fell', () => {
    const { say } = openLeaderboard(heard(['ben 4', 'cleo 3', 'ana 2']));
    expect(ownRank()).toBe('3 of 3');
    say(heard(['ana 5', 'ben 4', 'cleo 3']));
    expect(ownRank()).toBe('1 of 3▲2');
    act(() => vi.advanceTimersByTime(4_300));
    expect(ownRank()).toBe('1 of 3');
    say(heard(['ben 6', 'ana 5', 'cleo 3']));
    expect(ownRank()).toBe('2 of 3');
  });

  it('a drink that changes no rank does not animate any row', () => {
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ana 6', 'ben 4'], 'all'));
    expect(seen).toEqual([]);
  });

  it('a number that stays the same never blanks', () => {
    const { say } = openList(['ana 9', 'ben 4', 'cleo 3', 'dan 1']);
    say(heard(['ana 9', 'ben 4', 'cleo 6', 'dan 1'], 'all'));
    expect(seen.filter((one) => one.includes('rank'))).toEqual([
      'cleo changes rank to Silver, place 2',
      'ben changes rank to Bronze, place 3',
    ]);
  });

  const marks = () => [...document.querySelectorAll<HTMLElement>('[data-rise]')].map(({ dataset }) => dataset.rise);

  it('the guest whose drink it was is marked with a champagne sweep, and for 4 s with the number of places risen', () => {
    const { say } = openList(['ana 5', 'ben 4', 'cleo 3']);
    say(heard(['ana 5', 'ben 4', 'cleo 6'], 'all'));
    expect(seen.filter((one) => one.endsWith('swept'))).toEqual(['cleo is swept']);
    expect(marks()).toEqual(['▲2']);
    act(() => vi.advanceTimersByTime(4_300));
    expect(marks()).toEqual([]);
  });

  it('a guest who soon rises again stays marked for a further 4 s', () => {
    const { say } = openList(['ana 7', 'ben 6', 'cleo 3', 'dan 1']);
    say(heard(['ana 7', 'ben 6', 'cleo 3', 'dan 4'], 'all'));
    act(() => vi.advanceTimersByTime(3_000));
    say(heard(['ana 7', 'ben 6', 'cleo 3', 'dan 8'], 'all'));
    act(() => vi.advanceTimersByTime(4_299));
    expect(marks()).toEqual(['▲2']);
    act(() => vi.advanceTimersByTime(1));
    expect(marks()).toEqual([]);
  });

  it('a guest who rises because another guest left is not marked', () => {
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ben 4'], 'all'));
    expect(seen.filter((one) => one.endsWith('swept'))).toEqual([]);
  });

  it('changes of rank come in waves at least 400 ms apart, and the last is never lost', () => {
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ana 5', 'ben 6'], 'all'));
    say(heard(['ana 7', 'ben 6'], 'all'));
    say(heard(['ana 7', 'ben 6', 'cleo 9'], 'all'));
    expect(order()).toEqual(['ben', 'ana']);
    act(() => vi.advanceTimersByTime(WAVE_MS - 1));
    expect(order()).toEqual(['ben', 'ana']);
    act(() => vi.advanceTimersByTime(1));
    expect(order()).toEqual(['cleo', 'ana', 'ben']);
  });

  it('changes of rank are not animated for guests who want less motion [WCAG-2.2.2]', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ana 5', 'ben 6'], 'all'));
    expect(order()).toEqual(['ben', 'ana']);
    expect(seen).toEqual([]);
  });

  it("the guest's own rank is announced, even when somebody overtakes [WCAG-4.1.3]", () => {
    const { say } = openList(['ana 5', 'ben 4']);
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).not.toContain('You are now 1 of 2 by total drinks');
    say(heard(['ana 5', 'ben 6'], 'all'));
    expect(announced()).toContain('You are now 2 of 2 by total drinks');
    act(() => vi.advanceTimersByTime(WAVE_MS));
    say(heard(['ana 7', 'ben 6'], 'all'));
    expect(announced()).toContain('You are now 1 of 2 by total drinks');
  });

  it('a better rank by pace is announced too, but not a rank that falls by itself', () => {
    const { say } = openLeaderboard(heard(['ben 9 5h', 'ana 4 4h']));
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    say(heard(['ben 9 5h', 'ana 8 4h']));
    expect(announced()).toContain('You are now 1 of 2 by pace');
    act(() => vi.advanceTimersByTime(WAVE_MS));
    say(heard(['ben 9 5h', 'ana 8 6h']));
    expect(ownRank('Pace')).toBe('2 of 2');
    expect(announced().join()).not.toContain('You are now');
  });
});

it('a guest who loses a place on the podium fades out and in, and does not fly over others', () => {
  const { say } = openLeaderboard(heard(['ana 9 9h', 'ben 8 9h', 'cleo 7 9h', 'dan 6 9h', 'eve 1 9h']));
  seen = [];
  say(heard(['ana 9 9h', 'ben 8 9h', 'cleo 7 9h', 'dan 8 9h', 'eve 1 9h']));
  const mostDrinks = seen.slice(0, seen.indexOf('dan is swept', seen.indexOf('dan is swept') + 1));
  // Ben and Dan are now both second. In the order of their names, only Cleo and Dan have moved.
  expect(mostDrinks.filter((one) => / (fades|glides)/.test(one)).slice(0, 5)).toEqual([
    'cleo fades out: Bronze, place 3cleo7 drinks🥂Pace Moderate',
    'dan fades in',
    'dan fades in',
    'dan fades in',
    'cleo fades in',
  ]);
});

it('name, number, medal and step of a place change together, even when only the rank changes', () => {
  const { say } = openLeaderboard(heard(['ana 9 9h', 'ben 8 9h', 'cleo 7 9h']));
  seen = [];
  say(heard(['ana 9 9h', 'ben 9 9h', 'cleo 7 9h']));
  const steps = screen.getByRole('list', { name: 'Most Drinks' });
  const was = [...steps.querySelectorAll<HTMLElement>('[data-was]')];
  expect(was.map(({ dataset, textContent }) => [dataset.place, dataset.rank, textContent])).toEqual([
    ['2', '2', expect.stringContaining('Silver, place 2ben8 drinks')],
  ]);
  // Three parts of the place, in both rankings.
  expect(seen.filter((one) => one === 'ben fades in')).toHaveLength(6);
  expect(seen.filter((one) => /^(ana|cleo) /.test(one))).toEqual([]);
});
