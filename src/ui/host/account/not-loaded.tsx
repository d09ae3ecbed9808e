import { didNotLoad, parts } from '#messages/hosts/account.ts';
import { tryAgain } from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import type { Awaited } from '../notices/trouble.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './not-loaded.module.css';

/** Says in one sentence which groups did not load, and loads all of them again. */
export function NotLoaded({ groups }: { groups: Readonly<Record<keyof typeof parts, Awaited>> }) {
  const names = Object.keys(groups) as (keyof typeof parts)[];
  const failed = names.filter((name) => groups[name].fault && groups[name].value === null);
  function again(): void {
    for (const name of failed) groups[name].reload();
  }
  return (
    <div className={styles.place} role="alert">
      {failed.length > 0 && (
        <div className={styles.notice}>
          <Icon name="cloud" />
          <span>{didNotLoad(failed.map((name) => parts[name]))}</span>
          <TextButton onClick={again}>{tryAgain}</TextButton>
        </div>
      )}
    </div>
  );
}
