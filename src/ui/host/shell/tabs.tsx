import * as texts from '#messages/hosts.ts';
import type { Party } from './desk.tsx';
import { HostLink } from './host-link.tsx';
import { Lines } from './lines.tsx';
import { PLACE_LINKS } from './places.ts';
import styles from './tabs.module.css';
import { WaitingCount } from './waiting-count.tsx';

/** The four places of a celebration, under the thumb. */
export function Tabs({ party }: { party: Party }) {
  return (
    <nav className={`only-phone ${styles.tabs}`} aria-label={texts.thisCelebration}>
      <ul role="list">
        {PLACE_LINKS.map(({ place, label, lines }) => (
          <li key={place}>
            <HostLink
              to={{ screen: 'celebration', id: party.id, place }}
              aria-current={place === party.place ? 'page' : undefined}
            >
              <Lines name={lines} />
              {label}
              {place === 'guests' && <WaitingCount count={party.waiting} />}
            </HostLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
