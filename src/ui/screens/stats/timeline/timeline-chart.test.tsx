import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStats } from '../stats.fixture.tsx';

const EVENING = ['beer 125', 'gin cocktail 125', 'gin cocktail 65', 'tequila shot 5'];
const HINT = 'Alcoholic drinks by the hour. Pick\u00a0an\u00a0hour.';

const reader = () => screen.getByRole('slider', { name: 'Hour of the timeline' });
const choose = (bucket: number) => fireEvent.change(reader(), { target: { value: String(bucket) } });
/** The text below the heading: the chosen hour, or the hint. */
const reading = () =>
  screen.getByRole('heading', { name: 'Timeline' }).nextElementSibling?.lastElementChild?.textContent;
/** The texts of each lane: its name, the count of the chosen hour if there is one, and the total. */
const lanes = () =>
  [...(reader().parentElement?.querySelectorAll('ul > li') ?? [])].map((lane) =>
    [...lane.children].map(({ textContent }) => textContent).join(' '),
  );
/** The texts of the marks of each lane. */
const marks = () =>
  [...(reader().parentElement?.querySelectorAll('ul > li') ?? [])].map((lane) =>
    [...lane.querySelectorAll('b')].map(({ textContent }) => textContent),
  );
/** The number on the bar of each hour, and the height of the bar. */
const bars = () =>
  [...(screen.getByText('All').nextElementSibling?.children ?? [])].map((bar) => [
    bar.textContent,
    (bar as HTMLElement).style.getPropertyValue('--share'),
  ]);
/** Places the slider from 100 to 300 px: five hours of 40 px. */
const placeReader = () => vi.spyOn(reader(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 184));

describe('the lanes', () => {
  it('each spirit or drink has one lane, with its total', () => {
    openStats(EVENING);
    expect(lanes()).toEqual(['🍺Beer  1', '🌿Gin  2', '🌵Tequila  1']);
  });

  it('the lanes show the counts of the chosen hour', () => {
    openStats(EVENING);
    choose(1);
    expect(lanes()).toEqual(['🍺Beer 1 1', '🌿Gin 1 2', '🌵Tequila  1']);
  });

  it('the lanes have a mark for each hour in which something was drunk, with its number in the chosen hour', () => {
    openStats([...EVENING, 'gin cocktail 64', 'gin cocktail 63']);
    expect(marks()).toEqual([[''], ['', ''], ['']]);
    choose(2);
    expect(marks()).toEqual([[''], ['', '3'], ['']]);
  });
});

describe('all drinks together', () => {
  it('all drinks together have a bar for each hour, with its number, and the highest bar fills the height', () => {
    openStats([...EVENING, 'beer 66']);
    expect(bars()).toEqual([
      ['', '0'],
      ['2', '1'],
      ['2', '1'],
      ['1', '0.5'],
      ['', '0'],
    ]);
  });

  it('all drinks together have bars without numbers on a long evening, where an hour is narrow', () => {
    openStats(['beer 125', 'beer 121', 'wine 65'], 9);
    expect(
      bars()
        .map(([text]) => text)
        .join(''),
    ).toBe('');
    expect(bars().filter(([, share]) => share !== '0')).toHaveLength(2);
  });

  it('all drinks together have no bars if all are of one kind', () => {
    openStats(['beer 65', 'beer 5']);
    expect(screen.queryByText('All')).toBeNull();
  });
});

describe('the hour with the most drinks', () => {
  it('the hour with the most drinks is named', () => {
    openStats(EVENING);
    expect(screen.getByText('Most alcohol at 19:00')).toBeDefined();
  });

  it('the hour with the most drinks has its label on the axis even if the evening is long', () => {
    openStats(['beer 125', 'beer 121', 'wine 65'], 9);
    const axis = [...(reader().parentElement?.querySelectorAll('ol > li') ?? [])];
    expect(axis.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['14', '16', '19', '22']);
  });

  it('the hour with the most drinks is not named until it has two drinks', () => {
    openStats(['beer 65', 'wine 5']);
    expect(screen.queryByText(/^Most alcohol/)).toBeNull();
  });
});

describe('reading the timeline', () => {
  it('the keyboard moves from hour to hour, and each is announced [SPEC-2.36] [WCAG-2.1.1]', () => {
    openStats(EVENING);
    expect(reading()).toBe(HINT);
    fireEvent.focus(reader());
    expect(reader().getAttribute('aria-valuetext')).toBe('22:00: no alcoholic drinks');
    expect(reading()).toBe('22:00 no alcoholic drinks');
    choose(1);
    expect(reader().getAttribute('aria-valuetext')).toBe('19:00: Beer 1, Gin 1');
    expect(reading()).toBe('19:00 Beer 1 · Gin 1');
  });

  it('after Escape or on leaving, no hour is chosen [WCAG-1.4.13]', () => {
    openStats(EVENING);
    choose(1);
    fireEvent.keyDown(reader(), { key: 'Escape' });
    expect(reading()).toBe(HINT);
    choose(1);
    fireEvent.blur(reader());
    expect(reading()).toBe(HINT);
  });

  it('a pointer reads the hour below it, once per animation frame [SPEC-9.9]', () => {
    openStats(EVENING);
    placeReader();
    for (const clientX of [299, 250, 150]) fireEvent.pointerMove(reader(), { clientX });
    expect(reading()).toBe(HINT);
    act(() => vi.advanceTimersToNextFrame());
    expect(reading()).toBe('19:00 Beer 1 · Gin 1');
    fireEvent.pointerLeave(reader(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersToNextFrame());
    expect(reading()).toBe(HINT);
  });

  it.each([
    [90, '18:00'],
    [139, '18:00'],
    [140, '19:00'],
    [301, '22:00'],
  ])('a finger at %d px reads the hour at %s', (clientX, label) => {
    openStats(EVENING);
    placeReader();
    fireEvent.pointerDown(reader(), { clientX, pointerType: 'touch' });
    expect(reading()).toContain(label);
  });

  it('a touched hour stays when the finger is lifted', () => {
    openStats(EVENING);
    placeReader();
    fireEvent.pointerDown(reader(), { clientX: 150, pointerType: 'touch' });
    fireEvent.pointerLeave(reader(), { pointerType: 'touch' });
    act(() => vi.advanceTimersToNextFrame());
    expect(reading()).toBe('19:00 Beer 1 · Gin 1');
  });
});

describe('the timeline for a screen reader', () => {
  it('the timeline for a screen reader is a table of the same numbers [WCAG-1.1.1]', () => {
    openStats(EVENING);
    const rows = within(screen.getByRole('table', { name: 'Alcoholic drinks per hour' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
      'Hour Beer Gin Tequila',
      '18:00 0 0 0',
      '19:00 1 1 0',
      '20:00 0 1 0',
      '21:00 0 0 1',
      '22:00 0 0 0',
      'Total 1 2 1',
    ]);
  });
});
