// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { card, openStats } from './stats.fixture.tsx';

describe('an evening', () => {
  const EVENING = ['wine 230', 'gin cocktail 170', 'gin cocktail 160', 'water 155', 'tequila shot 30'];

  it('shows every number of it', () => {
    openStats(EVENING);
    expect(screen.getByRole('heading', { name: 'Your Stats', level: 1 })).toBe(document.activeElement);
    expect(card('Total Drinks')).toBe('Total Drinks54 with alcohol · 1 without');
    expect(card('Per Hour')).toBe('Per Hour1.3');
    expect(card('Hydration Score')).toBe('Hydration Score60out of 100Fair');
    expect(card('Avg. Between Drinks')).toBe('Avg. Between Drinks50min rounded');
    expect(card('Longest Break')).toBe('Longest Break2h 5m');
    expect(card('Session Info')).toMatch(/Duration4h 0mStarted.*0.*Peak time19:00$/);
    expect(card('Hydration Details')).toBe('Hydration DetailsWater bottles1Alcoholic drinks4Water ratio0.3');
    expect(card('Fun Facts')).toContain("Tonight's MVP: Cocktail (2)");
  });

  it('leaves out drinks nobody had [SPEC-2.35, 2.37]', () => {
    openStats(EVENING);
    expect(card('Alcohol Types')).toBe('Alcohol Types🌵Tequila1🌿Gin2');
    expect(card('Drink Breakdown')).toBe('Drink Breakdown🍷Wine1🍸Cocktail2🥃Shot1💧Water1');
  });

  it('Back to Tracker leads back [SPEC-2.30]', () => {
    const { onBack } = openStats(EVENING);
    fireEvent.click(screen.getByRole('button', { name: 'Back to Tracker' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('before the first drink', () => {
  it('every card has a sensible text [SPEC-2.33, 2.38, 9.19]', () => {
    openStats([]);
    expect(card('Total Drinks')).toBe('Total Drinks0');
    expect(card('Per Hour')).toBe('Per Hour0');
    expect(card('Hydration Score')).toBe('Hydration Score100out of 100ExcellentPerfect hydration!');
    expect(card('Avg. Between Drinks')).toBe('Avg. Between DrinksN/A');
    expect(card('Longest Break')).toContain('N/A');
    expect(card('Drink Breakdown')).toBe('Drink BreakdownNo drinks recorded yet. Start celebrating!');
    expect(card('Fun Facts')).toBe('Fun Facts🥂Ready to start the celebration!');
    expect(card('Timeline')).toBe(
      'Timeline18:00 no alcoholic drinksThe first alcoholic drink starts a line.1819202122',
    );
  });

  it('cards that need a drink are not there [SPEC-2.34, 2.35]', () => {
    openStats([]);
    expect(card('Session Info')).not.toContain('Peak time');
    for (const title of ['Alcohol Types', 'Hydration Details', "Today's drinks"]) expect(card(title)).toBeNull();
  });
});

describe('without alcohol', () => {
  it("the Hydration Score card says 'Perfect hydration!' without details [SPEC-2.39, 9.16]", () => {
    openStats(['water 20', 'other 10']);
    expect(card('Hydration Score')).toContain('Perfect hydration!');
    expect(card('Hydration Details')).toBeNull();
    expect(card('Alcohol Types')).toBeNull();
  });

  it('the timeline has hours and no line [SPEC-2.36]', () => {
    openStats(['water 0'], 0);
    expect(card('Timeline')).toBe('Timeline22:00 no alcoholic drinksThe first alcoholic drink starts a line.2223');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('23:00: no alcoholic drinks');
  });
});

describe('while the screen is open', () => {
  it('the numbers follow the clock once a minute', () => {
    const { pass } = openStats(['beer 60']);
    expect(card('Session Info')).toContain('Duration4h 0m');
    pass(MINUTE_MS - 1);
    expect(card('Session Info')).toContain('Duration4h 0m');
    pass(1);
    expect(card('Session Info')).toContain('Duration4h 1m');
  });

  it('the numbers follow every change immediately', () => {
    const { store } = openStats(['beer 60']);
    act(() => void store.addDrink({ drinkType: 'water' }));
    expect(card('Total Drinks')).toBe('Total Drinks21 with alcohol · 1 without');
    expect(card('Hydration Score')).toContain('100');
  });
});
