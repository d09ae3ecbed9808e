import { expect } from 'vitest';
import type { DrinkEntry } from '../../domain/session/drink-entry.ts';
import { NOON, type TestService } from '../testing/service.fixture.ts';

export const entry = (changes: Partial<DrinkEntry>) => ({
  id: `${NOON}-x`,
  drinkType: 'beer' as const,
  timestamp: NOON,
  ...changes,
});

export async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return response.json();
}

export async function leaderboard({ request }: Pick<TestService, 'request'>) {
  return (await request('/api/leaderboard')).json();
}
