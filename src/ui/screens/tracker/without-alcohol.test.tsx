import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { KnownCelebration } from '../../../sync/phone/known-celebration.ts';
import { openApp } from '../../app.fixture.tsx';

const ANA_AND_BEN: KnownCelebration = {
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  language: 'en',
  state: 'open',
  learnedAt: 1,
};

/** Opens the page of Elif at the celebration of Ana & Ben, or at the open celebration. `drinks` are her drinks. */
function openAt(celebration: KnownCelebration | null, ...words: string[]) {
  const now = Date.now();
  const drinks = words.map((drinkType, index) => ({ id: `${now}-${index}`, drinkType, timestamp: now }));
  const clink = JSON.stringify({ drinks, sessionStart: now, celebration: celebration ?? undefined });
  return openApp({ userName: 'Elif', locationDialogShown: 'true', clink });
}

const button = (name: string) => screen.getByRole('button', { name });
/** The texts of the counter, and its number. */
const counter = (heading: string) => {
  const { textContent } = screen.getByRole('region', { name: heading });
  return textContent;
};
const tiles = () => [...document.querySelectorAll('[data-drink]')].map((tile) => tile.getAttribute('data-drink'));

async function log(guest: ReturnType<typeof openApp>['guest'], drink: string) {
  await guest.click(button(drink));
  await guest.click(button('Confirm'));
}

describe('a guest at a celebration', () => {
  it('a guest who has logged nothing sees the specified counter', () => {
    openAt(ANA_AND_BEN);
    expect(counter('Total Drinks Today')).toBe('Total Drinks Todaywith alcohol0');
  });

  it('a guest who logs drinks without alcohol only reads and hears her toasts, and below them the true zero', async () => {
    const { guest } = openAt(ANA_AND_BEN, 'water');
    await log(guest, 'Other');
    expect(counter('Toasts Tonight')).toBe('Toasts TonightTotal Drinks Today: 0 with alcohol2Keep it festive! 🎉');
    expect(button("2. Show tonight's drinks")).toHaveProperty('disabled', false);
    expect(screen.getByRole('status').textContent).toBe('Added Other! Toasts tonight: 2.Undo');
  });

  it('a guest who logs a beer then has the specified counter, and her toasts again when she takes it back', async () => {
    const { guest } = openAt(ANA_AND_BEN, 'water', 'other');
    await log(guest, 'Beer');
    expect(counter('Total Drinks Today')).toBe('Total Drinks Todaywith alcohol1Keep it festive! 🎉');
    expect(screen.getByRole('status').textContent).toBe('Added Beer! 1 with alcohol today.Undo');
    await guest.click(button('Undo'));
    expect(counter('Toasts Tonight')).toBe('Toasts TonightTotal Drinks Today: 0 with alcohol2Keep it festive! 🎉');
  });

  it('a guest who has toasts only cannot reset: the counter of drinks with alcohol is 0 [SPEC-2.11, 5.5]', async () => {
    const { guest } = openAt(ANA_AND_BEN, 'water');
    expect(button('Reset')).toHaveProperty('disabled', true);
    await log(guest, 'Beer');
    expect(button('Reset')).toHaveProperty('disabled', false);
  });

  it('a guest who takes back her only drink has the specified counter', async () => {
    const { guest } = openAt(ANA_AND_BEN);
    await log(guest, 'Water');
    expect(counter('Toasts Tonight')).toContain('1');
    await guest.click(button('Undo'));
    expect(counter('Total Drinks Today')).toBe('Total Drinks Todaywith alcohol0');
  });
});

it('in the open celebration the counter stays as specified', async () => {
  const { guest } = openAt(null, 'water');
  await log(guest, 'Other');
  expect(counter('Total Drinks Today')).toBe('Total Drinks Todaywith alcohol0');
  expect(screen.getByRole('status').textContent).toBe('Added Other! 0 with alcohol today.Undo');
  expect(screen.queryByText('Keep it festive! 🎉')).toBeNull();
});

describe('at a celebration without alcohol', () => {
  const DRY = { ...ANA_AND_BEN, withoutAlcohol: true };

  it('at a celebration without alcohol, only drinks without alcohol are offered, and neither a pace nor alcohol is mentioned', async () => {
    const { guest } = openAt(DRY);
    expect(tiles()).toEqual(['water', 'other']);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(counter('Toasts Tonight')).toBe('Toasts Tonight0');
    await log(guest, 'Water');
    expect(counter('Toasts Tonight')).toBe('Toasts Tonight1Keep it festive! 🎉');
  });

  it('at a celebration without alcohol, a guest can reset any drink, because the counter counts all drinks', async () => {
    const { guest, store } = openAt(DRY);
    expect(button('Reset')).toHaveProperty('disabled', true);
    await log(guest, 'Water');
    await log(guest, 'Other');
    await guest.click(button('Reset'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset All Drinks?' }));
    expect(dialog.getByText('2')).toBeDefined();
    await guest.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(store.getState().session.drinks).toEqual([]);
    expect(counter('Toasts Tonight')).toBe('Toasts Tonight0');
    expect(screen.getByRole('status').textContent).toBe('Reset Complete!');
  });

  it('a beer that another phone has logged is counted and listed as it is', async () => {
    const { guest } = openAt(DRY, 'water', 'beer');
    expect(counter('Toasts Tonight')).toBe('Toasts Tonight2Keep it festive! 🎉');
    await guest.click(button("2. Show tonight's drinks"));
    const dialog = await screen.findByRole('dialog', { name: 'Tonight' });
    expect(dialog.textContent).toContain('1 with alcohol · 1 without');
    expect(dialog.textContent).toContain('Beer');
  });

  it('a guest who was confirming a beer when the hosts switched alcohol off gets a message, and nothing is added', async () => {
    const { guest, store } = openAt(ANA_AND_BEN, 'water');
    await guest.click(button('Beer'));
    act(() => store.learn({ ...DRY, learnedAt: 2 }));
    await guest.click(button('Confirm'));
    expect(screen.getByRole('status').textContent).toBe('Tonight is without alcohol. Beer was not added.');
    expect(store.getState().session.drinks).toMatchObject([{ drinkType: 'water' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The tiles do not change under the thumb that has just confirmed.
    expect(tiles()).toHaveLength(6);
    await waitFor(() => expect(tiles()).toEqual(['water', 'other']), { timeout: 5_000 });
  });

  it('the other drinks come back when the hosts switch alcohol on again', async () => {
    const { store } = openAt(DRY, 'water');
    await act(() => vi.dynamicImportSettled());
    act(() => store.learn({ ...ANA_AND_BEN, learnedAt: 2 }));
    await waitFor(() => expect(tiles()).toHaveLength(6), { timeout: 5_000 });
    expect(screen.getByRole('slider')).toBeDefined();
  });
});
