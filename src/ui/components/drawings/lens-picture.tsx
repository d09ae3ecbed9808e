import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './lens-picture.module.css';
import { Rings } from './rings.tsx';

interface LensPictureProps extends Pick<ComponentProps<typeof Rings>, 'isDim' | 'hasSpark' | 'distance'> {
  /** The class sets how wide the rings are. */
  className?: string | undefined;
  /** Drawn in the lens of the two rings. */
  children: ReactNode;
}

/** The two rings, with a line drawing or an emoji where they overlap. The picture repeats the text beside it. */
export function LensPicture({ className, children, ...rings }: LensPictureProps) {
  return (
    <div className={classNames(styles.picture, className)} aria-hidden="true">
      <Rings {...rings} />
      <span className={styles.lens}>{children}</span>
    </div>
  );
}
