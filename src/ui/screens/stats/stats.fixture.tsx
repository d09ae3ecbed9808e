import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AlcoholType, DrinkType } from '../../../domain/drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { type DrinkEntry, newDrinkEntry } from '../../../domain/session/drink-entry.ts';
import { createSessionStore } from '../../../sync/evening/session-store.ts';
import { memoryStorage } from '../../app.fixture.tsx';
import { browserPorts } from '../../browser/browser-ports.ts';
import { ClinkProvider } from '../../guest/clink-context.tsx';
import { lazyLiveFeed } from '../../loading/lazy-live-feed.ts';
import { StatsScreen } from './stats-screen.tsx';

/** 22:00 on this machine's clock. */
export const NOW = new Date(2026, 5, 20, 22).getTime();

/** 'gin cocktail 90' was logged 90 minutes ago, 'water 5' five. 'other #fizz 5' is a drink of the menu. */
function drink(text: string): DrinkEntry {
  const words = text.split(' ');
  const timestamp = NOW - Number(words.pop()) * MINUTE_MS;
  const menuItem = words.find((word) => word.startsWith('#'))?.slice(1);
  if (menuItem) words.splice(words.indexOf(`#${menuItem}`), 1);
  const drinkType = words.pop() as DrinkType;
  return newDrinkEntry(
    { drinkType, alcoholType: words.pop() as AlcoholType | undefined, menuItem },
    timestamp,
    text.replaceAll(' ', ''),
  );
}

/** Opens the stats at 22:00, `hours` after the evening began. The test controls the time. */
export function openStats(drinks: readonly string[], hours = 4, celebration?: object) {
  vi.useFakeTimers({ now: NOW });
  const session = { drinks: drinks.map(drink), sessionStart: NOW - hours * HOUR_MS, celebration };
  const ports = { ...browserPorts(() => localStorage), storage: memoryStorage({ clink: JSON.stringify(session) }) };
  const store = createSessionStore(ports);
  const live = lazyLiveFeed(() => new Promise(() => undefined), ports.log);
  const onBack = vi.fn();
  render(
    <ClinkProvider clink={{ ...ports, store, live }}>
      <StatsScreen onBack={onBack} />
    </ClinkProvider>,
  );
  return { store, onBack, pass: (spanMs: number) => act(() => vi.advanceTimersByTime(spanMs)) };
}

/** The text of the card with this heading, or null without such a card. */
export function card(title: string): string | null {
  return screen.queryByRole('heading', { name: title })?.closest('section')?.textContent ?? null;
}
