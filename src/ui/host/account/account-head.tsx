import * as texts from '#messages/hosts/account.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { Icon } from '../parts/icon.tsx';
import { Initial } from '../parts/row.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './account-head.module.css';

/** Whose account this is, above its first row. A tap opens the sheet for the name. */
export function AccountHead({ onClick }: { onClick(): void }) {
  const name = useHostState((state) => state.user?.name ?? '');
  return (
    <button type="button" className={styles.head} aria-haspopup="dialog" onClick={onClick}>
      <span className={styles.glasses}>
        <Initial of={name} />
      </span>
      <span className="visually-hidden">{texts.name} </span>
      <span className={`display ${styles.name}`}>
        <bdi>{inOneTypeface(name)}</bdi>
        <Icon name="pen" />
      </span>
    </button>
  );
}
