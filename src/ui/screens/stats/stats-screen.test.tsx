import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { LEMONADE, SPRITZ } from '../../../domain/menu/menu.fixture.ts';
import { card, openStats } from './stats.fixture.tsx';

describe('an evening', () => {
  const EVENING = ['wine 230', 'gin cocktail 170', 'gin cocktail 160', 'water 155', 'tequila shot 30'];

  it('the screen shows every number of an evening', () => {
    openStats(EVENING);
    expect(screen.getByRole('heading', { name: 'Your Stats', level: 1 })).toBe(document.activeElement);
    expect(card('Total Drinks')).toBe('Total Drinks54 with alcohol · 1 without');
    expect(card('Per Hour')).toBe('Per Hour1.3');
    expect(card('Hydration Score')).toBe('Hydration Score60out of 100Fair');
    expect(card('Avg. Between Drinks')).toBe('Avg. Between Drinks50min');
    expect(card('Longest Break')).toBe('Longest Break2h 5m');
    expect(card('Session Info')).toMatch(/Duration4h 0mStarted.*0.*Peak time19:00$/);
    expect(card('Hydration Details')).toBe('Hydration DetailsWater bottles1Alcoholic drinks4Water ratio0.3');
    expect(card('Fun Facts')).toContain("Tonight's MVP: Cocktail (2)");
  });

  it('an average that is above the longest break is marked as rounded', () => {
    openStats(['wine 61.3', 'water 37.6', 'water 13.9']);
    expect(card('Longest Break')).toBe('Longest Break23m');
    expect(card('Avg. Between Drinks')).toBe('Avg. Between Drinks24min rounded');
  });

  it('the screen leaves out drinks that nobody had [SPEC-2.35, 2.37]', () => {
    openStats(EVENING);
    expect(card('Alcohol Types')).toBe('Alcohol Types🌵Tequila1🌿Gin2');
    expect(card('Drink Breakdown')).toBe('Drink Breakdown🍷Wine1🍸Cocktail2🥃Shot1💧Water1');
  });

  it('Back to Tracker returns to the tracker [SPEC-2.30]', () => {
    const { onBack } = openStats(EVENING);
    fireEvent.click(screen.getByRole('button', { name: 'Back to Tracker' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('before the first drink', () => {
  it('before the first drink every card has a sensible text [SPEC-2.33, 2.38, 9.19]', () => {
    openStats([]);
    expect(card('Total Drinks')).toBe('Total Drinks0');
    expect(card('Per Hour')).toBe('Per Hour0');
    expect(card('Hydration Score')).toBe('Hydration Score100out of 100ExcellentPerfect hydration!');
    expect(card('Avg. Between Drinks')).toBe('Avg. Between DrinksN/A');
    expect(card('Longest Break')).toContain('N/A');
    expect(card('Drink Breakdown')).toBe('Drink BreakdownNo drinks recorded yet. Start celebrating!');
    expect(card('Fun Facts')).toBe('🥂Fun FactsReady to start the celebration!');
    expect(card('Timeline')).toBe('TimelineThe first alcoholic drink starts a line.');
  });

  it('after the end no guest without drinks is asked to celebrate', () => {
    openStats([], 4, {
      code: 'K7MP4XRT',
      names: 'Ana & Ben',
      date: '2026-06-20',
      language: 'en',
      state: 'over',
      learnedAt: 1,
    });
    expect(card('Drink Breakdown')).toBe('Drink BreakdownNo drinks were recorded.');
    expect(card('Fun Facts')).toBe('🥂Fun FactsIt was a lovely evening');
  });

  it('before the end guests without drinks are asked to celebrate as in the open celebration', () => {
    openStats([], 4, {
      code: 'K7MP4XRT',
      names: 'Ana & Ben',
      date: '2026-06-20',
      language: 'en',
      state: 'open',
      learnedAt: 1,
    });
    expect(card('Drink Breakdown')).toContain('Start celebrating!');
    expect(card('Fun Facts')).toContain('Ready to start the celebration!');
  });

  it('before the first drink, cards that need a drink are not shown [SPEC-2.34, 2.35]', () => {
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

  it('without alcohol the timeline has a sentence and no line [SPEC-2.36]', () => {
    openStats(['water 0'], 0);
    expect(card('Timeline')).toBe('TimelineThe first alcoholic drink starts a line.');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('with the first alcoholic drink the timeline has at least two hours [SPEC-2.36, 9.26]', () => {
    openStats(['beer 0'], 0);
    expect(card('Timeline')).toContain('2223');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('23:00: no alcoholic drinks');
  });
});

describe('at a celebration with a code', () => {
  const facts = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' };
  const ANA_AND_BEN = { ...facts, learnedAt: 1 };
  const DRY = { ...ANA_AND_BEN, withoutAlcohol: true };

  it('after alcohol, the text says that water slows down, not that it sobers up', () => {
    const said = 'Water slows you down. It does not sober you up.';
    openStats(['beer 20'], 2, ANA_AND_BEN);
    const lifts = 'One glass of water now lifts it to 100.';
    expect(card('Hydration Score')).toBe(`Hydration Score40out of 100Needs Water${lifts}${said}`);
    cleanup();
    openStats(['water 20'], 2, ANA_AND_BEN);
    expect(card('Hydration Score')).not.toContain(said);
    cleanup();
    openStats(['beer 20']);
    expect(card('Hydration Score')).toBe('Hydration Score40out of 100Needs Water');
  });

  it("after 'Party mode activated!' the next fact is how much water it was", () => {
    openStats(['beer 70', 'wine 60', 'water 50', 'beer 40', 'beer 30'], 2, ANA_AND_BEN);
    expect(card('Fun Facts')).toContain('🎉Party mode activated!💧Water so far: 1');
    cleanup();
    openStats(['beer 70', 'wine 60', 'water 50', 'beer 40', 'beer 30']);
    expect(card('Fun Facts')).not.toContain('Water so far');
  });

  it('drinks without alcohol have lines of their own, and a table', () => {
    openStats(['water 70', 'other 60', 'water 10'], 2, ANA_AND_BEN);
    expect(card('Timeline')).toContain('All drinks by the hour.');
    const [, ...rows] = within(screen.getByRole('table', { name: 'Drinks per hour' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['20:0010', '21:0011', '22:0000', 'Total21']);
    const lanes = document.querySelectorAll('[data-color]');
    expect([...lanes].map((lane) => lane.getAttribute('data-color'))).toEqual(['water', 'free']);
    expect(document.querySelector('[data-peak]')).toBeNull();
  });

  it('the lines with alcohol, their bars and their peak stay as specified', () => {
    openStats(['beer 70', 'wine 69', 'water 68', 'water 67', 'water 66'], 2, ANA_AND_BEN);
    expect(card('Timeline')).toContain('Most alcohol at 20:00');
    expect(card('Timeline')).toContain('with alcohol2');
  });

  describe('a drink that the hosts have named', () => {
    const menu = [
      { ...SPRITZ, name: 'Ana’s Spritz' },
      { ...LEMONADE, id: 'limonana', name: 'לימונענע' },
    ];
    const evening = ['cocktail #spritz 70', 'cocktail #spritz 69', 'other #limonana 60', 'beer 50'];

    it('a drink that the hosts have named is below its kind in the breakdown, and its number stays behind a Hebrew name', () => {
      openStats(evening, 2, { ...ANA_AND_BEN, menu });
      expect(card('Drink Breakdown')).toContain('CocktailAna’s Spritz\u00a02');
      expect(card('Drink Breakdown')).toContain('Other\u2068לימונענע\u2069\u00a01');
    });

    it('a drink that the hosts have named has its own line in the timeline, in verbena if it is without alcohol', () => {
      openStats(evening, 2, { ...ANA_AND_BEN, menu });
      const lanes = [...document.querySelectorAll('[data-color]')].map((lane) => [
        lane.textContent,
        lane.getAttribute('data-color'),
      ]);
      expect(lanes.map(([name]) => name)).toEqual([
        expect.stringContaining('Ana’s Spritz'),
        expect.stringContaining('Beer'),
        expect.stringContaining('\u2068לימונענע\u2069'),
      ]);
      expect(lanes.map(([, colour]) => colour)).toEqual(['1', '2', 'free']);
      const table = screen.getByRole('table', { name: 'Drinks per hour' });
      expect(within(table).getByRole('columnheader', { name: 'Ana’s Spritz' })).toBeDefined();
    });

    it('a drink that the hosts have named is the favourite of the evening by its name', () => {
      openStats(evening, 2, { ...ANA_AND_BEN, menu });
      expect(card('Fun Facts')).toContain("🍹Tonight's MVP: Ana’s Spritz (2)");
      expect(card("Today's drinks")).toContain('Ana’s Spritz');
    });

    it('a drink with a Hebrew name has its number on the same side as an English one', () => {
      openStats(['other #limonana 60', 'other #limonana 50'], 2, { ...ANA_AND_BEN, menu });
      expect(card('Fun Facts')).toContain("Tonight's MVP: \u2068לימונענע\u2069 (2)");
      expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('22:00: no drinks');
      fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
      expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('21:00: \u2068לימונענע\u2069 2');
    });
  });

  it('before the first drink the timeline waits for any drink', () => {
    openStats([], 0, ANA_AND_BEN);
    expect(card('Timeline')).toBe('TimelineThe first drink starts a line.');
  });

  it('if no alcohol is offered, no number is compared with alcohol', () => {
    openStats(['water 20', 'other 10'], 4, DRY);
    expect(card('Total Drinks')).toBe('Total Drinks2');
    expect(card('Hydration Score')).toBeNull();
    expect(card('Fun Facts')).not.toContain('Alcohol');
  });

  it('a drink with alcohol that another phone has logged is shown as it is', () => {
    openStats(['water 20', 'beer 10'], 4, DRY);
    expect(card('Total Drinks')).toBe('Total Drinks21 with alcohol · 1 without');
    expect(card('Hydration Score')).toContain('100');
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

  it('a hidden page does not wake the phone, and shows the right numbers as soon as it is visible', () => {
    const { pass } = openStats(['beer 60']);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(2 * MINUTE_MS);
    expect(card('Session Info')).toContain('Duration4h 0m');
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(card('Session Info')).toContain('Duration4h 2m');
  });

  it('the numbers follow every change immediately', () => {
    const { store } = openStats(['beer 60']);
    act(() => void store.addDrink({ drinkType: 'water' }));
    expect(card('Total Drinks')).toBe('Total Drinks21 with alcohol · 1 without');
    expect(card('Hydration Score')).toContain('100');
  });
});
