import { inOneTypeface } from '../../look/typeface-of.tsx';
import { Initial } from '../parts/row.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './account-head.module.css';

/** Whose account this is, above its first rows. */
export function AccountHead() {
  const name = useHostState((state) => state.user?.name ?? '');
  return (
    <div className={styles.head}>
      <div className={styles.glasses}>
        <Initial of={name} />
      </div>
      <p className={`display ${styles.name}`}>
        <bdi>{inOneTypeface(name)}</bdi>
      </p>
    </div>
  );
}
