import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { openApp } from '../../app.fixture.tsx';

const CELEBRATION = {
  ...{ code: 'K7MP4XRT', names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open', learnedAt: 1 },
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

/** Opens 'Tonight' of a guest who has had these drinks, by their minutes ago. */
async function openTonight(minutesAgo: Record<string, number>, celebration: object | null = CELEBRATION) {
  const drinks = Object.entries(minutesAgo).map(([drinkType, minutes]) => {
    const timestamp = Date.now() - minutes * MINUTE_MS;
    return { id: `${timestamp}-${drinkType.padEnd(8, 'x')}`, drinkType, timestamp };
  });
  const sessionStart = Date.now() - 59 * MINUTE_MS;
  const app = openApp({
    userName: 'Ana',
    locationDialogShown: 'true',
    clink: JSON.stringify({ drinks, sessionStart, celebration }),
  });
  await app.guest.click(await screen.findByRole('button', { name: 'Tonight' }));
  await screen.findByRole('dialog', { name: 'Tonight' });
  const shown = () =>
    app.store.getState().session.drinks.map(({ drinkType, timestamp }) => {
      return `${drinkType} ${Math.round((Date.now() - timestamp) / MINUTE_MS)}`;
    });
  return { ...app, shown, drinks };
}

describe("'Add an earlier one'", () => {
  it('the sheet takes three taps for half an hour ago, and the confirmation says the time', async () => {
    const { guest, shown } = await openTonight({ water: 5 });
    await guest.click(button('Add an earlier one'));
    await guest.click(
      within(screen.getByRole('dialog', { name: 'Which one was it?' })).getByRole('button', { name: /Beer/ }),
    );
    await guest.click(button('30 minutes ago'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Beer?' }));
    expect(dialog.getByText(/^at about \d+:\d\d/)).toBeDefined();
    await guest.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(shown()).toEqual(['beer 30', 'water 5']);
    expect(said()).toBe('Added Beer!Undo');
    expect(screen.queryByRole('dialog')).toBeNull();
    await guest.click(button('Undo'));
    expect(shown()).toEqual(['water 5']);
  });

  it('the sheet can be opened before the first drink at a celebration with a code', async () => {
    const { guest, shown } = await openTonight({});
    await guest.click(button('Add an earlier one'));
    await guest.click(
      within(screen.getByRole('dialog', { name: 'Which one was it?' })).getByRole('button', { name: /Beer/ }),
    );
    await guest.click(button('1 hour ago'));
    await guest.click(button('Confirm'));
    expect(shown()).toEqual(['beer 60']);
  });

  it('the sheet asks for the spirit of a cocktail', async () => {
    const { guest, store } = await openTonight({ water: 5 });
    await guest.click(button('Add an earlier one'));
    await guest.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Cocktail/ }));
    await guest.click(button(/Gin/));
    await guest.click(button('2 hours ago'));
    await guest.click(button('Confirm'));
    expect(store.getState().session.drinks[0]).toMatchObject({ drinkType: 'cocktail', alcoholType: 'gin' });
  });

  it('the sheet in the open celebration offers no time before the start', async () => {
    const { guest } = await openTonight({ water: 5 }, null);
    await guest.click(button('Add an earlier one'));
    await guest.click(
      within(screen.getByRole('dialog', { name: 'Which one was it?' })).getByRole('button', { name: /Beer/ }),
    );
    expect(
      within(screen.getByRole('dialog', { name: 'About when?' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['15 minutes ago', '30 minutes ago', 'Another time']);
  });

  it('the sheet takes another time from the clock, and says which times are possible', async () => {
    const { guest, shown } = await openTonight({ water: 5 });
    await guest.click(button('Add an earlier one'));
    await guest.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Wine/ }));
    await guest.click(button('Another time'));
    const clock = (minutesAgo: number) => {
      const then = new Date(Date.now() - minutesAgo * MINUTE_MS);
      return `${then.getHours()}`.padStart(2, '0') + `:${then.getMinutes()}`.replace(/:(\d)$/, ':0$1');
    };
    await guest.type(screen.getByLabelText('The time'), clock(13 * 60));
    await guest.click(button('Confirm'));
    expect(screen.getByText(/^Please choose a time between /)).toBeDefined();
    await guest.clear(screen.getByLabelText('The time'));
    await guest.type(screen.getByLabelText('The time'), clock(180));
    await guest.click(button('Confirm'));
    await guest.click(button('Confirm'));
    expect(shown()[0]).toMatch(/^wine 18[01]$/);
  });
});

describe('a drink of the evening', () => {
  it('a drink can become another drink all evening, and Undo brings the old drink back', async () => {
    const { guest, shown, store, drinks } = await openTonight({ beer: 50, water: 5 });
    await guest.click(button(/^Change Beer, /));
    await guest.click(button('It was something else'));
    await guest.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Wine/ }));
    expect(shown()).toEqual(['wine 50', 'water 5']);
    expect(said()).toMatch(/^Changed: Wine, \d\d:\d\dUndo$/);
    await guest.click(button('Undo'));
    expect(shown()).toEqual(['beer 50', 'water 5']);
    expect(store.getState().session.drinks[0]).toMatchObject({ timestamp: drinks[0]?.timestamp });
    expect(said()).toBe('Beer is back');
  });

  it('the guest can make the time of a drink earlier', async () => {
    const { guest, shown } = await openTonight({ beer: 5 });
    await guest.click(button(/^Change Beer, /));
    await guest.click(button('It was earlier'));
    await guest.click(button('1 hour ago'));
    expect(shown()).toEqual(['beer 60']);
  });

  it('a drink can be removed, and Undo brings it back', async () => {
    const { guest, shown } = await openTonight({ beer: 50, water: 5 });
    await guest.click(button(/^Change Beer, /));
    await guest.click(button('Remove'));
    expect(shown()).toEqual(['water 5']);
    await guest.click(button('Undo'));
    expect(shown()).toEqual(['beer 50', 'water 5']);
  });

  it('a drink that another tab has removed meanwhile comes back as the guest corrects it', async () => {
    const { guest, shown, store, drinks } = await openTonight({ beer: 50, water: 5 });
    await guest.click(button(/^Change Beer, /));
    await guest.click(button('It was something else'));
    act(() => void store.undoDrink(drinks[0]?.id ?? ''));
    await guest.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Wine/ }));
    expect(shown()).toEqual(['wine 50', 'water 5']);
  });
});

describe("the hint 'Forgot one?'", () => {
  it('the hint replaces the word Tonight after a gap of more than two hours, once an evening', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const timestamp = Date.now() - 2 * HOUR_MS + MINUTE_MS;
    const drinks = [{ id: `${timestamp}-hintbeer`, drinkType: 'beer', timestamp }];
    const { store } = openApp({ userName: 'Ana', clink: JSON.stringify({ drinks, sessionStart: timestamp }) });
    expect(await screen.findByRole('button', { name: 'Tonight' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS + 1));
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(screen.getByRole('button', { name: 'Forgot one?' })).toBeDefined();
    act(() => void store.addDrink({ drinkType: 'water' }));
    expect(screen.getByRole('button', { name: 'Tonight' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(3 * HOUR_MS));
    expect(screen.queryByRole('button', { name: 'Forgot one?' })).toBeNull();
    vi.useRealTimers();
  });
});
