import { randomBytes } from 'node:crypto';
import type { SaveRequest } from '../../../src/domain/save-request.ts';
import type { DrinkEntry } from '../../../src/domain/session/drink-entry.ts';

/** Another guest at the celebration. Each call logs one more drink, so every leaderboard changes. */
export async function otherGuest(url: string): Promise<() => Promise<void>> {
  const sessionId = randomBytes(17).toString('base64url').slice(0, 22);
  const authorization = `Bearer ${randomBytes(32).toString('base64url')}`;
  const sessionStart = Date.now();
  const drinks: DrinkEntry[] = [];
  return async () => {
    const timestamp = Date.now();
    drinks.push({ id: `${timestamp}-${drinks.length}`, drinkType: 'wine', timestamp });
    const save: SaveRequest = {
      userName: 'Bea',
      drinks,
      sessionStart,
      drinkingPace: 'moderate',
      sentAt: timestamp,
    };
    const { status } = await fetch(`${url}/api/sessions/${sessionId}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(save),
    });
    if (status !== 200) throw new Error(`a save was answered with ${status}`);
  };
}
