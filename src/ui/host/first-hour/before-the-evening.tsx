import * as texts from '#messages/hosts/first-hour.ts';
import { openTheWall } from '#messages/hosts/wall.ts';
import { Strong } from '../../components/strong.tsx';
import { wallAddress } from '../celebrations/wall/wall-address.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './before-the-evening.module.css';

const SETTING = 'PUBLIC_URL';

/** What a host does between now and the evening. `isPublic`: guests reach the address from everywhere. */
export function BeforeTheEvening({ id, code, isPublic }: { id: string; code: string; isPublic?: boolean }) {
  return (
    <section className={styles.todo}>
      <h2 className="display">{texts.beforeTheEvening}</h2>
      <ul role="list">
        <li>
          <HostLink className={styles.row} to={{ screen: 'celebration', id, place: 'invite' }}>
            <Icon name="print" />
            <span>{texts.cardsForTheTables}</span>
            <Icon name="next" />
          </HostLink>
        </li>
        <li>
          <a className={styles.row} href={wallAddress(code)} target="_blank" rel="noreferrer">
            <Icon name="screen" />
            <span>{openTheWall}</span>
            <Icon name="next" />
          </a>
        </li>
        {!isPublic && (
          <li>
            <details>
              <summary className={styles.row}>
                <Icon name="globe" />
                <span>{texts.reachableAddress}</span>
                <Icon name="next" />
              </summary>
              <p className={styles.how}>
                <Strong sentence={texts.reachableAddressHow}>{SETTING}</Strong>
              </p>
            </details>
          </li>
        )}
      </ul>
    </section>
  );
}
