import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { CELEBRATION_PARAMETER } from '../../src/domain/celebration/celebration.ts';
import { HOUR_MS } from '../../src/domain/limits.ts';

/**
 * Saves a guest without a phone through the API, in the celebration with `code` if it is given. Returns `id` for hosts' calls,
 * and `save`, which takes the total number of drinks.
 */
export async function guestWithoutPhone(url: string, userName: string, beers: number, code?: string) {
  const sentAt = Date.now();
  const sessionStart = sentAt - 2 * HOUR_MS;
  const id = randomBytes(16).toString('base64url');
  const query = code === undefined ? '' : `?${CELEBRATION_PARAMETER}=${code}`;
  const authorization = `Bearer ${randomBytes(32).toString('base64url')}`;
  const save = async (count: number) => {
    const timestamp = sessionStart + HOUR_MS;
    const drinks = Array.from({ length: count }, (_, beer) => ({
      id: `${timestamp}-${beer}`,
      drinkType: 'beer',
      timestamp,
    }));
    const body = JSON.stringify({ userName, drinks, sessionStart, drinkingPace: 'moderate', sentAt });
    const headers = { authorization, 'content-type': 'application/json' };
    expect((await fetch(`${url}/api/sessions/${id}${query}`, { method: 'PUT', headers, body })).status).toBe(200);
  };
  await save(beers);
  return { id, authorization, save };
}
