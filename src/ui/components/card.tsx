import type { ComponentProps } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './card.module.css';

/** A box with a thin border and a light shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames(styles.card, className)} {...rest} />;
}
