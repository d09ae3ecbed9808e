// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, openLeaderboard } from './leaderboard.fixture.tsx';
import { WAVE_MS } from './use-rank-moves.ts';

const ROW_HEIGHT = 48;

/** Gives rows the positions they have in a browser. Records each move as 'name from where, in px'. */
let moved: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  moved = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('ol [data-guest]')].indexOf(this);
    return new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    const from = Array.isArray(keyframes) ? keyframes[0]?.transform : null;
    if (from) moved.push(`${this.querySelector('bdi')?.textContent} ${/, (.*)px/.exec(String(from))?.[1]}`);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
});
afterEach(() => vi.useRealTimers());

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
  it('are animated from where each guest was', () => {
    const { say } = openList(['ana 5', 'ben 4', 'cleo 3']);
    expect(moved).toEqual([]);
    say(heard(['ana 5', 'ben 4', 'cleo 6'], 'all'));
    expect(moved).toEqual(['cleo 96', 'ana -48', 'ben -48']);
  });

  it('a drink that changes no rank moves nobody', () => {
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ana 6', 'ben 4'], 'all'));
    expect(moved).toEqual([]);
  });

  it('come in waves at least 400 ms apart, and the last is never lost', () => {
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

  it('are not animated for guests who want less motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { say } = openList(['ana 5', 'ben 4']);
    say(heard(['ana 5', 'ben 6'], 'all'));
    expect(order()).toEqual(['ben', 'ana']);
    expect(moved).toEqual([]);
  });
});
