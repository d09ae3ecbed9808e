import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './lens-picture.module.css';
import { Rings } from './rings.tsx';

interface LensPictureProps extends Pick<ComponentProps<typeof Rings>, 'isDim' | 'hasSpark' | 'distance'> {
  /** The class sets the width of the rings. */
  className?: string | undefined;
  /** The content of the lens, where the two rings overlap. */
  children: ReactNode;
}

/** The two rings, with a line drawing or an emoji where they overlap. It only repeats the text beside it. */
export function LensPicture({ className, children, ...rings }: LensPictureProps) {
  return (
    <div className={classNames(styles.picture, className)} aria-hidden="true">
      <Rings {...rings} />
      <span className={styles.lens}>{children}</span>
    </div>
  );
}
