import { tryAgain } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './did-not-come.module.css';

/** Shown instead of the content of a page that did not load. The button that loads it again is the page's action. */
export function DidNotCome({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.gone} role="alert">
      <EmptyState inLens={<Icon name="cloud" />} title={title}>
        {lead}
      </EmptyState>
    </div>
  );
}

export function TryAgain({ onRetry }: { onRetry(): void }) {
  return (
    <Button kind="primary" isWide onClick={onRetry}>
      {tryAgain}
    </Button>
  );
}
