import type { GuestRow } from '../../../../../domain/hosting/host-room.ts';
import { MINUTE_MS } from '../../../../../domain/limits.ts';

export type Segment = 'all' | 'new' | 'aside';
export const SEGMENTS: readonly Segment[] = ['all', 'new', 'aside'];

/** How long a guest counts as just arrived. */
const NEW_MS = 15 * MINUTE_MS;

/** A guest who has just closed the page is not yet away. Otherwise 'here now' would stand beside 'seen now'. */
const HERE_MS = MINUTE_MS;

/** `nowMs` is on the server's clock. */
export function isHere({ isHere: isConnected, lastSeen }: GuestRow, nowMs: number): boolean {
  return isConnected === true || nowMs - lastSeen < HERE_MS;
}

export function isNew({ since, state }: GuestRow, nowMs: number): boolean {
  return state === 'in' && nowMs - since < NEW_MS;
}

/** The guests of one segment. Those at the door, open or closed, have a list of their own. `nowMs` is on the server's clock. */
export function inSegment(guests: readonly GuestRow[], segment: Segment, nowMs: number): readonly GuestRow[] {
  if (segment === 'new') return guests.filter((guest) => isNew(guest, nowMs));
  const isIn = ({ state }: GuestRow) => state === 'in' || state === 'hidden';
  const isAside = ({ state }: GuestRow) => state !== 'in' && state !== 'waiting' && state !== 'knocked';
  return guests.filter(segment === 'all' ? isIn : isAside);
}

/** Guests with the text at the start of a word of their name. Case and accents do not matter. */
export function named(guests: readonly GuestRow[], text: string): readonly GuestRow[] {
  const wanted = plain(text).trim();
  if (wanted === '') return guests;
  return guests.filter(({ name, ownName = '' }) => ` ${plain(name)} ${plain(ownName)}`.includes(` ${wanted}`));
}

/** Guests who are here come first, then the last seen. `order`: ids that keep their places while somebody is about to tap. */
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

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
