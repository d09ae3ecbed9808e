import type { HostRoom, RoomChange } from './host-room.ts';

/**
 * The room after a change. New guests are last, so that no row moves while a host taps. This file has no schemas, so
 * that the page loads none.
 */
export function applyRoomChange(room: HostRoom, { gone = [], guests = [], ...rest }: RoomChange): HostRoom {
  const rows = new Map(room.guests.map((guest) => [guest.id, guest]));
  for (const id of gone) rows.delete(id);
  for (const guest of guests) rows.set(guest.id, guest);
  return { ...room, ...rest, guests: [...rows.values()] };
}
