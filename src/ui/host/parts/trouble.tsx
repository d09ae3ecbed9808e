import * as texts from '#messages/hosts.ts';
import type { Loaded } from '../acts/use-loaded.ts';
import { TextLink } from './text-link.tsx';
import styles from './trouble.module.css';

/** Shown instead of an answer that is still loading, or did not come. */
export function Trouble({ of: { value, fault, reload } }: { of: Pick<Loaded<unknown>, 'value' | 'fault' | 'reload'> }) {
  if (value !== null && !fault) return null;
  return (
    <div className={styles.trouble} role={fault ? 'alert' : 'status'}>
      <span>{fault ? texts.didNotLoad : texts.loading}</span>
      {fault && <TextLink onClick={reload}>{texts.tryAgain}</TextLink>}
    </div>
  );
}
