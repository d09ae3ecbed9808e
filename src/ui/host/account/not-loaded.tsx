import * as texts from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import type { Awaited } from '../notices/trouble.tsx';
import { FactLine } from '../parts/facts.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './not-loaded.module.css';

/** Names the groups that did not load, and loads all of them again. The key of a group is its title. */
export function NotLoaded({ groups }: { groups: Readonly<Record<string, Awaited>> }) {
  const failed = Object.entries(groups).filter(([, { value, fault }]) => fault && value === null);
  function again(): void {
    for (const [, { reload }] of failed) reload();
  }
  return (
    <div className={styles.place} role="alert">
      {failed.length > 0 && (
        <div className={styles.notice}>
          <Icon name="cloud" />
          <span>
            <b>{texts.didNotLoad}</b> <FactLine facts={failed.map(([title]) => title)} />
          </span>
          <TextButton onClick={again}>{texts.tryAgain}</TextButton>
        </div>
      )}
    </div>
  );
}
