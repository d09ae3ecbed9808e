import { tryAgain } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './did-not-come.module.css';

interface DidNotComeProps {
  title: string;
  lead: string;
  onRetry(): void;
}

/** Shown instead of the content of a page that did not load, with a button that loads it again. */
export function DidNotCome({ title, lead, onRetry }: DidNotComeProps) {
  return (
    <div className={styles.gone}>
      <div role="alert">
        <EmptyState inLens={<Icon name="cloud" />} title={title}>
          {lead}
        </EmptyState>
      </div>
      <Button kind="primary" isWide onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
