import type { HostList } from '../../../../domain/hosting/invitation.ts';
import { Icon } from '../../parts/icon.tsx';
import { Initial } from '../../parts/row.tsx';
import styles from './hand-in-hand.module.css';

/** More glasses would be small. */
const MOST = 4;

/** A glass for each host, and an empty one for whoever was asked or may be asked. It is decorative, for a laptop. */
export function HandInHand({ list }: { list: HostList | null }) {
  const { hosts = [], invitations = [] } = list ?? {};
  return (
    <div className={`only-laptop ${styles.glasses}`} aria-hidden="true">
      {hosts.slice(0, MOST - 1).map(({ id, name }) => (
        <Initial key={id} of={name} />
      ))}
      {list && (
        <span className={styles.empty}>
          <Icon name={invitations.length > 0 ? 'mail' : 'plus'} />
        </span>
      )}
    </div>
  );
}
