import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guest, NOON } from '../../../domain/leaderboard/guests.fixture.ts';
import type { View } from '../../../domain/leaderboard/leaderboard.ts';
import { translate } from '../../messages/translate.fixture.ts';
import { heard, openLeaderboard } from './leaderboard.fixture.tsx';

const MINUTE = 60_000;

/** A leaderboard on which Max, whose last drink was `minutes` ago, is before Ana. */
const party = (view: View, drinks: number, minutes: number) => ({
  ...heard([guest(`max ${drinks} 5h`, { lastDrinkAt: NOON - minutes * MINUTE }), 'ana 2 6h'], view),
  serverAheadMs: NOON - Date.now(),
});

it.each<View>(['top', 'all'])('what a browser has translated still follows every change (%s)', async (view) => {
  const { say, guest: ana } = openLeaderboard(party(view, 11, 29));
  if (view === 'all') await ana.click(screen.getByRole('tab', { name: 'All guests' }));
  expect(document.body.textContent).toContain('29 min ago');
  translate(document.body);
  say(party(view, 12, 0));
  const { textContent } = document.body;
  expect(textContent).not.toContain('29 min ago');
  expect(textContent).toContain('now');
  expect(textContent).toMatch(/12/);
});
