import * as texts from '#messages/hosts.ts';
import { type Party, PlaceLinks } from './place-links.tsx';
import styles from './tabs.module.css';

/** The four places of a celebration, under the thumb. */
export function Tabs({ party }: { party: Party }) {
  return (
    <nav className={`only-phone ${styles.tabs}`} aria-label={texts.thisCelebration}>
      <PlaceLinks party={party} />
    </nav>
  );
}
