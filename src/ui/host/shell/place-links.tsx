import * as texts from '#messages/hosts/hosts.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { PLACES, type Place } from '../state/host-route.ts';
import styles from './place-links.module.css';

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

const ICONS: Readonly<Record<Place, IconName>> = {
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
            <Icon name={ICONS[place]} />
            {texts.places[place]}
            {place === 'guests' && <WaitingCount count={party.waiting} />}
          </HostLink>
        </li>
      ))}
    </ul>
  );
}

/** The four places of a celebration, under the thumb. */
export function Tabs({ party }: { party: Party }) {
  return (
    <nav className={`only-phone ${styles.tabs}`} aria-label={texts.thisCelebration}>
      <PlaceLinks party={party} />
    </nav>
  );
}

/** How many guests wait at the door, beside 'Guests'. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={texts.waitingAtTheDoor(count)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
