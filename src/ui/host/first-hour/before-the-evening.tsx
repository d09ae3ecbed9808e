import * as texts from '#messages/hosts/first-hour.ts';
import { openTheWall } from '#messages/hosts/wall.ts';
import { Strong } from '../../components/strong.tsx';
import { wallAddress } from '../celebrations/wall/wall-address.ts';
import { HostLink } from '../parts/host-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './before-the-evening.module.css';
import { GuestsAddress } from './guests-address.tsx';

const SETTING = 'PUBLIC_URL';

/** Lists what a host can do before the evening. `isPublic`: guests can reach the address from everywhere. */
export function BeforeTheEvening({ id, code, isPublic }: { id: string; code: string; isPublic?: boolean }) {
  const isOperator = useHostState(({ user }) => user?.isOperator === true);
  const address = useHostState(({ settings }) => settings?.address ?? '');
  const from = useHostState(({ settings }) => settings?.addressFrom);
  const isAsked = isOperator && from === 'host';
  return (
    <>
      {isAsked && (
        <section className={styles.todo}>
          <GuestsAddress given={address} submit={texts.addressIsRight} />
        </section>
      )}
      <Todo id={id} code={code} needsAddress={!isPublic && !isAsked} canSay={isOperator && from === 'page'} />
    </>
  );
}

interface TodoProps {
  readonly id: string;
  readonly code: string;
  readonly needsAddress: boolean;
  /** Whether this host can set the address. */
  readonly canSay: boolean;
}

function Todo({ id, code, needsAddress, canSay }: TodoProps) {
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
        {needsAddress && (
          <li>
            <details>
              <summary className={styles.row}>
                <Icon name="globe" />
                <span>{texts.reachableAddress}</span>
                <Icon name="next" />
              </summary>
              <p className={styles.how}>
                {canSay ? texts.reachableAddressWhy : <Strong sentence={texts.reachableAddressHow}>{SETTING}</Strong>}
              </p>
              {canSay && <GuestsAddress given="" submit={texts.useThisAddress} />}
            </details>
          </li>
        )}
      </ul>
    </section>
  );
}
