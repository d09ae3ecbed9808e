import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

/** The column of every screen, with a glow at the top. A card on wide screens. */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  return <main className={classNames(styles.page, className)} {...rest} />;
}

/** A bar that sticks to the lower edge, within reach of the thumb. */
export function BottomBar({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav className={classNames(styles.bar, className)} {...rest} />;
}
