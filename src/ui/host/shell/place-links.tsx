import * as texts from '#messages/hosts/hosts.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { type Place, TABS, type Tab, tabOf } from '../state/host-route.ts';
import styles from './place-links.module.css';

/** The celebration whose tabs the rail and the tab bar show. */
export interface Party {
  readonly id: string;
  readonly place: Place;
  /** 'Ana & Ben', or empty if the celebration has not loaded. */
  readonly names: string;
  /** 'Sat, 20 June' */
  readonly day: string;
  /** Whether the evening is over, so that its first tab is not 'Tonight'. */
  readonly isOver: boolean;
  /** Guests at the door. */
  readonly waiting: number;
  /** The name of the time zone, such as 'Vienna (Central European Time)', if this device shows another time. */
  readonly clocks: string | null;
}

const ICONS: Readonly<Record<Tab, IconName>> = {
  tonight: 'people',
  invite: 'qr',
  evening: 'menu',
  hosts: 'person',
};

/** The value of `aria-current`: `page` for the place's own tab, `true` for the tab under which the place is found. */
function currentOf(tab: Tab, place: Place): 'page' | 'true' | undefined {
  if (tab === place) return 'page';
  return tab === tabOf(place) ? 'true' : undefined;
}

/** Links to the tabs of a celebration. */
export function PlaceLinks({ party, className }: { party: Party; className?: string | undefined }) {
  return (
    <ul role="list">
      {TABS.map((tab) => (
        <li key={tab}>
          <HostLink
            to={{ screen: 'celebration', id: party.id, place: tab }}
            className={className}
            aria-current={currentOf(tab, party.place)}
          >
            <Icon name={ICONS[tab]} />
            {tab === 'tonight' && party.isOver ? texts.afterwards : texts.places[tab]}
            {tab === 'tonight' && <WaitingCount count={party.waiting} />}
          </HostLink>
        </li>
      ))}
    </ul>
  );
}

/** The tab bar of a celebration on a phone. */
export function Tabs({ party }: { party: Party }) {
  return (
    <nav className={`only-phone ${styles.tabs}`} aria-label={texts.thisCelebration}>
      <PlaceLinks party={party} />
    </nav>
  );
}

/** The number of guests at the door, beside 'Tonight'. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={texts.waitingAtTheDoor(count)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
