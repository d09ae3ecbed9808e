import { classNames } from '../look/class-names.ts';
import styles from './tally.module.css';

interface TallyProps {
  count: number;
  /** Whether this is the drink that was confirmed last. Its tally pulses, and is marked while its toast is up. */
  isChanged: boolean;
  /** The class places the tally and sets its size. */
  className: string | undefined;
}

/** How many of a drink the guest has had. A new `key` lets the tally pulse again. */
export function Tally({ count, isChanged, className }: TallyProps) {
  return (
    <span className={classNames(styles.tally, className)} data-changed={isChanged || undefined}>
      {count}
    </span>
  );
}
