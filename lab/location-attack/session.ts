import { CELEBRATION_PARAMETER } from '../../src/domain/celebration/celebration.ts';
import type { Dice } from '../simulation/dice.ts';
import type { SimServer } from '../simulation/sim-server.ts';
import type { VirtualTime } from '../simulation/virtual-time.ts';
import { type Spot, toPosition } from './plane.ts';

/** A session as its own phone uses it, through the API. */
export interface Session {
  readonly sessionId: string;
  /** Saves a position as a phone does. @returns the status of the answer. */
  sendPosition(spot: Spot, how?: { hidden?: boolean; hasDrunk?: boolean }): Promise<number>;
  /** The guests nearby who have had a drink. Null if the answer is for everyone. @throws if the server refuses. */
  nearby(): Promise<string[] | null>;
}

/** A new session behind `address`, in the celebration with `code` if there is one. */
export function newSession(server: SimServer, time: VirtualTime, dice: Dice, address?: string, code?: string): Session {
  const within = code === undefined ? '' : `${CELEBRATION_PARAMETER}=${code}`;
  const sessionId = base64url(dice.bytes(17)).slice(0, 22);
  const authorization = `Bearer ${base64url(dice.bytes(32))}`;
  const sessionStart = time.nowMs;
  return {
    sessionId,
    async sendPosition(spot, { hidden = false, hasDrunk = false } = {}) {
      const drinks = hasDrunk ? [{ id: `${sessionStart}-a`, drinkType: 'beer', timestamp: sessionStart }] : [];
      const profile = { userName: 'Guest', drinks, sessionStart, drinkingPace: 'moderate', hidden };
      const body = JSON.stringify({ ...profile, sentAt: time.nowMs, location: toPosition(spot) });
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await server.serve(
        `/api/sessions/${sessionId}?${within}`,
        { method: 'PUT', headers, body },
        address,
      );
      return response.status;
    },
    async nearby() {
      const path = `/api/leaderboard?scope=nearby&sessionId=${sessionId}&${within}`;
      const response = await server.serve(path, { headers: { authorization } }, address);
      if (!response.ok) throw new Error(`a question was answered ${response.status}`);
      const { scope, mostDrinks } = await response.json();
      return scope === 'nearby' ? mostDrinks.map((row: { session_id: string }) => row.session_id) : null;
    },
  };
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
