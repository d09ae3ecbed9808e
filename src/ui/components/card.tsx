import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** Paper on paper: a hairline and a breath of shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames(styles.card, className)} {...rest} />;
}
