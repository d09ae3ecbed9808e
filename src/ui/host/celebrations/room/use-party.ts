import { dateOf } from '#messages/celebration.ts';
import type { Party } from '../../shell/place-links.tsx';
import type { Place } from '../../state/host-route.ts';
import { useHosted } from './hosted.tsx';

/** The celebration as rail and tabs show it. */
export function useParty(place: Place): Party {
  const { celebration, view } = useHosted();
  const waiting = view.room?.guests.filter(({ state }) => state === 'waiting').length ?? celebration.waiting;
  return { id: celebration.id, place, names: celebration.names, day: dateOf(celebration.date), waiting };
}
