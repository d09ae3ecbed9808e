import type { ComponentProps, ReactNode } from 'react';
import { FeedbackRegion, useToast } from '../../feedback/feedback.tsx';
import { classNames } from '../../look/class-names.ts';
import styles from './page.module.css';

/**
 * The column of every screen, with a soft glow from above. On wide screens it looks like a menu card. `data-full`: its
 * bar has a switch beside the button. `data-rows`: the rows of the bar, if it has two.
 */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  const hasToast = useToast() !== null;
  return <main className={classNames(styles.page, className)} data-toast={hasToast || undefined} {...rest} />;
}

/** The first part of a screen. On a phone in landscape it stays beside the rest, which scrolls. */
export function SideColumn({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.side, className)} {...rest} />;
}

/**
 * The bar at the lower edge, near the thumb. A toast appears above its buttons, or on a low screen at the upper edge,
 * and covers no drink. Each child is a button with an icon and a `span`. `above`: content that stays visible above them.
 */
export function BottomBar({ className, above, ...rest }: ComponentProps<'nav'> & { above?: ReactNode }) {
  return (
    <div className={classNames(styles.bar, className)}>
      <FeedbackRegion className={styles.feedback} />
      {above}
      <nav className={styles.buttons} {...rest} />
    </div>
  );
}
