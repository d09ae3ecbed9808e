import type { HostRoom, RoomChange } from './host-room.ts';

/**
 * The room after a change. New guests come last, so that no row moves under a finger. This file has no schemas, because
 * the page does not load them.
 */
export function applyRoomChange(room: HostRoom, { gone = [], guests = [], ...rest }: RoomChange): HostRoom {
  const rows = new Map(room.guests.map((guest) => [guest.id, guest]));
  for (const id of gone) rows.delete(id);
  for (const guest of guests) rows.set(guest.id, guest);
  return { ...room, ...rest, guests: [...rows.values()] };
}
