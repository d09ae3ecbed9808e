import type { ComponentProps } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './button.module.css';

/**
 * `primary`: the one filled button of a screen. `danger`: it takes the place of `primary` if the act cannot be undone.
 * `surface`: a button in a bar over the page.
 */
type Kind = 'plain' | 'primary' | 'danger' | 'surface';

interface Look {
  kind?: Kind;
  isWide?: boolean;
}

export function Button({ kind = 'plain', isWide, className, ...rest }: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-wide={isWide || undefined}
      {...rest}
    />
  );
}

export function ButtonLink({ kind = 'plain', href, children }: { kind?: Kind; href: string; children: string }) {
  return (
    <a href={href} className={styles.button} data-kind={kind}>
      {children}
    </a>
  );
}

/** A small text-only button at the end of a line. */
export function InlineButton({ isLow, ...rest }: ComponentProps<'button'> & { isLow?: boolean }) {
  return <button type="button" className={styles.inlineButton} data-low={isLow || undefined} {...rest} />;
}
