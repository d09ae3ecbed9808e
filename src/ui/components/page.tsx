import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FeedbackRegion, useToast } from '../feedback/feedback.tsx';
import styles from './page.module.css';

/** The column every screen stands in, with candlelight from above; a menu card on wide screens. */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  return <main className={classNames(styles.page, className)} {...rest} />;
}

/**
 * Sticks to the lower edge, where the thumb is. A toast lies in it, so that it covers nothing; where there is no room for
 * both, the buttons fold to their icons meanwhile. Each child is a button with an icon and a `span`.
 */
export function BottomBar({ className, ...rest }: ComponentProps<'nav'>) {
  const toast = useToast();
  return (
    <div className={classNames(styles.bar, className)} data-toast={toast ? '' : undefined}>
      <FeedbackRegion className={styles.feedback} />
      <nav className={styles.buttons} {...rest} />
    </div>
  );
}
