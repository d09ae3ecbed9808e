import { splitNames } from '../../../../../domain/celebration/couple-names.ts';
import type { GuestRow, HostRoom } from '../../../../../domain/hosting/host-room.ts';
import { MINUTE_MS } from '../../../../../domain/limits.ts';
import { readingsOf } from '../../../../../domain/names/folded-name.ts';
import { finder, searchable } from '../../../../../domain/names/search-names.ts';
import { isSetAside } from '../../../../../domain/session/moderation.ts';

export type Segment = 'all' | 'new' | 'aside';
export const SEGMENTS: readonly Segment[] = ['all', 'new', 'aside'];

/** The states of guests at the door. After the evening, a room with only such guests counts as empty. */
export const AT_THE_DOOR: readonly GuestRow['state'][] = ['waiting', 'knocked'];

/** The guests who are in, including those whom hosts have hidden. */
export function guestsIn(room: HostRoom | null): readonly GuestRow[] {
  return room?.guests.filter(({ state }) => state === 'in' || state === 'hidden') ?? [];
}

/** `isPast`: the evening is over. */
export function isRoomEmpty({ guests }: HostRoom, isPast: boolean): boolean {
  return !guests.some(({ state }) => !isPast || !AT_THE_DOOR.includes(state));
}

/** How long a guest counts as just arrived. */
const NEW_MS = 15 * MINUTE_MS;

/** A guest who has just closed the page still counts as here. Otherwise some guests would be 'seen now'. */
const HERE_MS = MINUTE_MS;

/** If more guests are new, marking each of them would not help anybody. */
const FEW_NEW = 5;

/** `nowMs` is on the server's clock. */
export function isHere({ isHere: isConnected, lastSeen }: GuestRow, nowMs: number): boolean {
  return isConnected === true || nowMs - lastSeen < HERE_MS;
}

export function isNew({ since, state }: GuestRow, nowMs: number): boolean {
  return state === 'in' && nowMs - since < NEW_MS;
}

/** Whether the list marks new guests. */
export function tellsNew(guests: readonly GuestRow[], nowMs: number): boolean {
  return guests.filter((guest) => isNew(guest, nowMs)).length <= FEW_NEW;
}

/** The guests of one segment. Guests at the door are listed elsewhere. `nowMs` is on the server's clock. */
export function inSegment(guests: readonly GuestRow[], segment: Segment, nowMs: number): readonly GuestRow[] {
  if (segment === 'new') return guests.filter((guest) => isNew(guest, nowMs));
  const isIn = ({ state }: GuestRow) => state === 'in' || state === 'hidden';
  const isAside = ({ state }: GuestRow) => isSetAside(state);
  return guests.filter(segment === 'all' ? isIn : isAside);
}

/** The searchable names by row. A row is never mutated, so each name has to be prepared only once. */
const read = new WeakMap<GuestRow, string>();

function namesOf(guest: GuestRow): string {
  const known = read.get(guest) ?? searchable(guest.name, guest.ownName ?? '');
  read.set(guest, known);
  return known;
}

/** The guests whose name has a word that begins with the text. */
export function named(guests: readonly GuestRow[], text: string): readonly GuestRow[] {
  const finds = finder(text);
  return finds ? guests.filter((guest) => finds(namesOf(guest))) : guests;
}

/**
 * Guests who are here come first, then those seen last. `order`: ids whose order stays while somebody is about to tap.
 */
export function sorted(
  guests: readonly GuestRow[],
  order: readonly string[] | null,
  nowMs: number,
): readonly GuestRow[] {
  const here = (guest: GuestRow) => Number(isHere(guest, nowMs));
  if (!order) return [...guests].sort((a, b) => here(b) - here(a) || b.lastSeen - a.lastSeen);
  const place = new Map(order.map((id, index) => [id, index]));
  const last = order.length;
  return [...guests].sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

/** The ids of guests whose name looks the same as that of another guest or of one of the couple. */
export function sharedNames(guests: readonly GuestRow[], couple: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const note = (reading: string) => counts.set(reading, (counts.get(reading) ?? 0) + 1);
  const readings = guests.map(({ name }) => readingsOf(name));
  const ofCouple = (splitNames(couple) ?? [couple]).map(readingsOf);
  for (const name of [...readings, ...ofCouple]) for (const reading of name) note(reading);
  const isShared = (name: readonly string[] = []) => name.some((reading) => (counts.get(reading) ?? 0) > 1);
  return new Set(guests.flatMap(({ id }, at) => (isShared(readings[at]) ? [id] : [])));
}
