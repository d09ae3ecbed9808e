import { classNames } from '../look/class-names.ts';
import styles from './tally.module.css';

interface TallyProps {
  count: number;
  /** Whether this drink was confirmed last. Its tally pulses, and is marked while its toast is shown. */
  isChanged: boolean;
  /** The class sets the position and size of the tally. */
  className: string | undefined;
}

/** The number of times that the guest has had a drink. A new `key` makes the tally pulse again. */
export function Tally({ count, isChanged, className }: TallyProps) {
  return (
    <span className={classNames(styles.tally, className)} data-changed={isChanged || undefined}>
      {count}
    </span>
  );
}
