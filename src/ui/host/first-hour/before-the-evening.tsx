import * as texts from '#messages/hosts-first-hour.ts';
import { Strong } from '../../components/strong.tsx';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './before-the-evening.module.css';

const SETTING = 'PUBLIC_URL';

/** What a host does between now and the evening. `isPublic`: guests reach the address from everywhere. */
export function BeforeTheEvening({ id, isPublic }: { id: string; isPublic?: boolean }) {
  return (
    <section className={styles.todo}>
      <h2 className="display">{texts.beforeTheEvening}</h2>
      <ul>
        <li>
          <HostLink className={styles.row} to={{ screen: 'celebration', id, place: 'invite' }}>
            <Icon name="print" />
            <span>{texts.cardsForTheTables}</span>
            <Icon name="next" />
          </HostLink>
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
