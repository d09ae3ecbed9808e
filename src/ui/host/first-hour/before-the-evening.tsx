import * as texts from '#messages/hosts-first-hour.ts';
import { Stress } from '../../components/stress.tsx';
import { HostLink } from '../parts/host-link.tsx';
import { Lines } from '../parts/lines.tsx';
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
            <Lines name="print" />
            <span>{texts.cardsForTheTables}</span>
            <Lines name="next" />
          </HostLink>
        </li>
        {!isPublic && (
          <li>
            <details>
              <summary className={styles.row}>
                <Lines name="globe" />
                <span>{texts.reachableAddress}</span>
                <Lines name="next" />
              </summary>
              <p className={styles.how}>
                <Stress sentence={texts.reachableAddressHow}>{SETTING}</Stress>
              </p>
            </details>
          </li>
        )}
      </ul>
    </section>
  );
}
