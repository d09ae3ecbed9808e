import type { CrowdGuest } from '../../live/crowd.ts';
import type { Save } from './guest-table.ts';
import { joinRoom } from './join-room.ts';

/** All guests of this process save over one connection, which holds the room's state like a phone. */
const savers = new Map<string, ReturnType<typeof joinRoom>>();

/** Resolves with the room's answer, when the row is on disk. */
export async function saveGuest(url: string, guest: CrowdGuest, total: number): Promise<void> {
  const saver = savers.get(url) ?? joinRoom(url);
  savers.set(url, saver);
  const { sessionId, userName, sessionStartMs: sessionStart } = guest;
  const row: Save = {
    sessionId,
    userName,
    totalDrinks: total,
    sessionStart,
    lastDrinkAt: Date.now(),
    drinkingPace: 'moderate',
  };
  const isSaved = await (await saver).request('save', row);
  if (isSaved !== true) throw new Error('a save was not stored');
}
