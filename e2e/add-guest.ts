import { randomBytes } from 'node:crypto';
import { type Clink, expect } from './clink.ts';

const HOUR_MS = 3_600_000;

/** A guest without a phone, saved through the API. Returns a function that logs more drinks. */
export async function addGuest(clink: Clink, userName: string, beers: number) {
  const sentAt = Date.now();
  const sessionStart = sentAt - 2 * HOUR_MS;
  const path = `${clink.url}/api/sessions/${randomBytes(16).toString('base64url')}`;
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
    expect((await fetch(path, { method: 'PUT', headers, body })).status).toBe(200);
  };
  await save(beers);
  return (more: number) => save(beers + more);
}
