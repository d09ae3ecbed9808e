import * as texts from '#messages/hosts.ts';
import { TextLink } from '../shell/text-link.tsx';
import styles from './trouble.module.css';
import type { Loaded } from './use-loaded.ts';

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
