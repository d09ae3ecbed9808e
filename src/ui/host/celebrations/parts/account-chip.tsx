import { accountOf } from '#messages/hosts-celebrations.ts';
import { HostLink } from '../../parts/host-link.tsx';
import { useHostState } from '../../state/host-context.tsx';
import styles from './account-chip.module.css';

/** The way to the account on a phone. A laptop has it in the rail. */
export function AccountChip() {
  const name = useHostState((state) => state.user?.name ?? '');
  return (
    <HostLink to={{ screen: 'account' }} className={`only-phone ${styles.chip}`} aria-label={accountOf(name)}>
      <bdi>{name}</bdi>
    </HostLink>
  );
}
