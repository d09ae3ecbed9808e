import * as texts from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import { shortTime } from '../../time/short-time.ts';
import type { Loaded } from '../acts/use-loaded.ts';
import { Nothing } from './nothing.tsx';
import styles from './trouble.module.css';

export type Awaited = Pick<Loaded<unknown>, 'value' | 'at' | 'fault' | 'reload'>;

interface TroubleProps {
  of: Awaited;
  /** The page around it has a picture, or it is a row of a group. */
  isLine?: boolean;
}

/** Shown instead of an answer that is still loading or could not be loaded, or above an older answer. */
export function Trouble({ of: { value, at, fault, reload }, isLine = false }: TroubleProps) {
  if (value !== null && !fault) return null;
  const again = <TextButton onClick={reload}>{texts.tryAgain}</TextButton>;
  if (fault && value === null && !isLine) {
    return (
      <div role="alert">
        <Nothing icon="cloud">
          <span>{texts.didNotLoad}</span>
          {again}
        </Nothing>
      </div>
    );
  }
  return (
    <div className={styles.trouble} role={fault ? 'alert' : 'status'}>
      <span>{sentenceOf(value !== null, fault !== null, at)}</span>
      {fault && again}
    </div>
  );
}

function sentenceOf(isKnown: boolean, hasFailed: boolean, at: number): string {
  if (!hasFailed) return texts.loading;
  return isKnown ? texts.isFrom(shortTime(at)) : texts.didNotLoad;
}
