import type { ReactNode } from 'react';
import { or } from '#messages/hosts/gate.ts';
import styles from './other-ways.module.css';

/** A line with 'or', between two ways to sign in. */
export function Or() {
  return <p className={styles.or}>{or}</p>;
}

/** Buttons for less usual ways to sign in, as the rows of one card. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
