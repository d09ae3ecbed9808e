import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

/** The column every screen stands in, with candlelight from above; a menu card on wide screens. */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  return <main className={classNames(styles.page, className)} {...rest} />;
}

/** Sticks to the lower edge, where the thumb is. */
export function BottomBar({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav className={classNames(styles.bar, className)} {...rest} />;
}
