import type { GuestRow } from '../../../../domain/hosting/host-room.ts';
import { firstNameOf } from '../../../../domain/wall/first-name.ts';
import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';

/** The names on the podium of a preview, in order of their rank. Guests who hide are not among them. */
export function bestNames(guests: readonly GuestRow[], shows: WallChoice): readonly string[] {
  if (shows !== 'names' && shows !== 'first-names') return [];
  return guests
    .filter(({ state, drinks }) => state === 'in' && drinks !== null)
    .sort((a, b) => (b.drinks ?? 0) - (a.drinks ?? 0))
    .slice(0, 3)
    .map(({ name }) => (shows === 'first-names' ? firstNameOf(name) : name));
}
