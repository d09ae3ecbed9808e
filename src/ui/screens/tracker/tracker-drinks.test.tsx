import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';
import { button, counter } from './tracker-screen.fixture.tsx';

describe("tonight's drinks", () => {
  it('tonight’s drinks open at a tap on the number, newest first, and one can be removed [WCAG-2.2.1]', async () => {
    const minute = 60_000;
    const entry = (drinkType: string, agoMs: number) => ({
      id: `${Date.now() - agoMs}-${drinkType}`,
      drinkType,
      timestamp: Date.now() - agoMs,
    });
    const drinks = [entry('beer', 9 * minute), entry('wine', minute), entry('water', 0)];
    const { guest, store } = openApp({
      userName: 'Ana',
      clink: JSON.stringify({ drinks, sessionStart: Date.now() - 10 * minute }),
    });
    await guest.click(button("2. Show tonight's drinks"));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tonight' }));
    expect(sheet.getByText('2 with alcohol · 1 without')).toBeDefined();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^[^💧🍷🍺]*/u, ''))).toEqual([
      '💧Waternow',
      '🍷Wine1 min ago',
      '🍺Beer',
    ]);
    await guest.click(sheet.getByRole('button', { name: /^Change Wine/ }));
    await guest.click(button('Remove'));
    expect(store.getState().session.drinks.map(({ drinkType }) => drinkType)).toEqual(['beer', 'water']);
    expect(screen.getByRole('status').textContent).toBe('Wine removedUndo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("tonight's drinks open at 'Tonight' beside the tiles, even for water alone", async () => {
    const { guest } = openApp();
    expect(screen.queryByRole('button', { name: 'Tonight' })).toBeNull();
    await guest.click(button('Water'));
    await guest.click(button('Confirm'));
    await guest.click(button('Tonight'));
    expect(await screen.findByRole('dialog', { name: 'Tonight' })).toBeDefined();
  });
});

describe('reset', () => {
  it('Reset is disabled while only water was logged [SPEC-2.11, 5.5]', async () => {
    const { guest } = openApp();
    await guest.click(button('Water'));
    await guest.click(button('Confirm'));
    expect(button('Reset')).toHaveProperty('disabled', true);
  });

  it('Reset asks first, empties the list and confirms that [SPEC-4.11]', async () => {
    const { guest, store } = openApp();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    await guest.click(button('Reset'));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset All Drinks?' }));
    await guest.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(store.getState().session.drinks).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Reset Complete!');
  });
});

describe('a tap on Reset before its code has loaded', () => {
  async function tapReset() {
    let comes = () => {};
    const code = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const app = openApp({ userName: 'Ana' }, undefined, undefined, code);
    app.store.addDrink({ drinkType: 'beer' });
    await app.guest.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    return { ...app, comes };
  }

  it('a tap on Reset opens its question as soon as the code has loaded', async () => {
    const { comes } = await tapReset();
    comes();
    expect(await screen.findByRole('dialog', { name: 'Reset All Drinks?' })).toBeDefined();
  });

  it('a tap on Reset is forgotten once the guest has tapped a drink', async () => {
    const { guest, comes } = await tapReset();
    await guest.click(button('Wine'));
    comes();
    await guest.click(button('Confirm'));
    await screen.findByText('Added Wine!');
    expect(screen.queryByRole('dialog')).toBeNull();
    // The code of the dialog has already loaded.
    await guest.click(button('Reset'));
    expect(await screen.findByRole('dialog', { name: 'Reset All Drinks?' })).toBeDefined();
  });
});

describe('the pace slider', () => {
  it('the pace slider has four steps with an emoji and a word each, and begins at Moderate [SPEC-2.13, 5.4]', () => {
    openApp();
    const slider = screen.getByRole('slider', { name: 'Drinking Pace' });
    expect(slider).toMatchObject({ min: '0', max: '3', step: '1', value: '1' });
    expect(slider.parentElement?.textContent).toBe('🕯️Slow🥂Moderate💃Fast🚀Catch Up');
  });

  it('PageUp and PageDown move the pace slider to its ends [SPEC-2.13] [WCAG-2.1.1]', async () => {
    const { guest, store } = openApp();
    const slider = screen.getByRole('slider', { name: 'Drinking Pace' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Moderate');
    slider.focus();
    await guest.keyboard('{PageUp}');
    expect(slider.getAttribute('aria-valuetext')).toBe('Catch Up');
    await guest.keyboard('{PageDown}');
    expect(slider.getAttribute('aria-valuetext')).toBe('Slow');
    expect(store.getState().pace).toBe('slow');
  });

  const CELEBRATION = { code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' };

  it("a guest who chooses 'Catch Up' at a celebration with a code reads: Your own pace is the right one.", async () => {
    const now = Date.now();
    const celebration = { ...CELEBRATION, learnedAt: now };
    const { guest } = openApp({ userName: 'Ana', clink: JSON.stringify({ sessionStart: now, celebration }) });
    const own = () => screen.queryByText('Your own pace is the right one.');
    screen.getByRole('slider', { name: 'Drinking Pace' }).focus();
    await guest.keyboard('{PageUp}');
    await waitFor(() => expect(own()?.getAttribute('aria-live')).toBe('polite'));
    await guest.keyboard('{ArrowLeft}{PageDown}');
    expect(own()).toBeNull();
  });

  it("the pace slider in the open celebration says nothing about 'Catch Up'", async () => {
    const { guest } = openApp();
    await act(() => vi.dynamicImportSettled());
    screen.getByRole('slider', { name: 'Drinking Pace' }).focus();
    await guest.keyboard('{PageUp}');
    expect(screen.queryByText('Your own pace is the right one.')).toBeNull();
  });
});

describe('a phone that cannot store', () => {
  it('unreadable storage still shows the tracker', () => {
    expectedErrors();
    openApp({ userName: 'Ana', clink: '{"drinks":', drinkingPace: 'warp' });
    expect(screen.getByRole('heading', { name: 'What are you drinking?' })).toBeDefined();
  });

  it('a calm notice says that storage cannot be written, and drinks still count [SPEC-8.8]', async () => {
    expectedErrors();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { guest } = openApp({}, { ...memoryStorage({ userName: 'Ana' }), set: full });
    expect(await screen.findByText(/^This phone cannot save/)).toBeDefined();
    await guest.click(button('Beer'));
    await guest.click(button('Confirm'));
    expect(counter().getByText('1')).toBeDefined();
  });
});
