import { doYouRunIt, makeItYours } from '#messages/celebration.ts';
import { Icon } from '../../components/drawings/icon.tsx';
import styles from './set-up-card.module.css';

/** Leads to the first steps of a host. Only the server's own computer shows it, while there is no host. */
export function SetUpCard() {
  return (
    <a className={styles.card} href="/?host">
      <span>
        <b>{doYouRunIt}</b>
        <small>{makeItYours}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}
