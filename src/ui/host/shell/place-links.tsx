import * as texts from '#messages/hosts.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Lines, type LinesName } from '../parts/lines.tsx';
import { PLACES, type Place } from '../state/host-route.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The celebration whose four places the rail and the tab bar show. */
export interface Party {
  readonly id: string;
  readonly place: Place;
  /** 'Ana & Ben' */
  readonly names: string;
  /** 'Saturday, 20 June 2026' */
  readonly day: string;
  /** Guests at the door. */
  readonly waiting: number;
}

const LINES: Readonly<Record<Place, LinesName>> = {
  guests: 'people',
  invite: 'qr',
  details: 'sliders',
  hosts: 'person',
};

/** Links to the four places of a celebration. */
export function PlaceLinks({ party, className }: { party: Party; className?: string | undefined }) {
  return (
    <ul role="list">
      {PLACES.map((place) => (
        <li key={place}>
          <HostLink
            to={{ screen: 'celebration', id: party.id, place }}
            className={className}
            aria-current={place === party.place ? 'page' : undefined}
          >
            <Lines name={LINES[place]} />
            {texts.places[place]}
            {place === 'guests' && <WaitingCount count={party.waiting} />}
          </HostLink>
        </li>
      ))}
    </ul>
  );
}
