// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStats } from '../stats.fixture.tsx';

const EVENING = ['beer 125', 'gin cocktail 125', 'gin cocktail 65', 'tequila shot 5'];
const reader = () => screen.getByRole('slider', { name: 'Hour of the timeline' });
const chart = () => within(reader().parentElement as HTMLElement);
const choose = (bucket: number) => fireEvent.change(reader(), { target: { value: String(bucket) } });

describe('reading the timeline', () => {
  it('the keyboard moves from hour to hour, and each is announced', () => {
    openStats(EVENING);
    expect(chart().queryByText('19:00')).toBeNull();
    fireEvent.focus(reader());
    expect(reader().getAttribute('aria-valuetext')).toBe('22:00: no alcoholic drinks');
    expect(chart().getByText('22:00')).toBeDefined();
    choose(1);
    expect(reader().getAttribute('aria-valuetext')).toBe('19:00: Beer 1, Gin 1');
    expect(chart().getByText('19:00')).toBeDefined();
  });

  it('Escape and leaving hide the tip', () => {
    openStats(EVENING);
    choose(1);
    fireEvent.keyDown(reader(), { key: 'Escape' });
    expect(chart().queryByText('19:00')).toBeNull();
    choose(1);
    fireEvent.blur(reader());
    expect(chart().queryByText('19:00')).toBeNull();
  });

  it('a pointer reads the hour below it, once per animation frame', () => {
    openStats(EVENING);
    vi.spyOn(reader(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 292, 184));
    for (const clientX of [290, 200, 90]) fireEvent.pointerMove(reader(), { clientX });
    expect(chart().queryByText('19:00')).toBeNull();
    act(() => vi.advanceTimersToNextFrame());
    expect(chart().getByText('19:00')).toBeDefined();
    fireEvent.pointerLeave(reader(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersToNextFrame());
    expect(chart().queryByText('19:00')).toBeNull();
  });

  it('a touched hour stays when the finger is lifted', () => {
    openStats(EVENING);
    vi.spyOn(reader(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 292, 184));
    fireEvent.pointerDown(reader(), { clientX: 90, pointerType: 'touch' });
    fireEvent.pointerLeave(reader(), { pointerType: 'touch' });
    act(() => vi.advanceTimersToNextFrame());
    expect(chart().getByText('19:00')).toBeDefined();
  });
});

describe('the timeline for a screen reader', () => {
  it('is a table of the same numbers', () => {
    openStats(EVENING);
    const rows = within(screen.getByRole('table', { name: 'Alcoholic drinks per hour' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
      'Hour Beer Gin Tequila',
      '18:00 0 0 0',
      '19:00 1 1 0',
      '20:00 0 1 0',
      '21:00 0 0 1',
      '22:00 0 0 0',
    ]);
  });
});
