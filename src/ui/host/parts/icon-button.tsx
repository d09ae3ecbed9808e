import type { ComponentProps } from 'react';
import { classNames } from '../../look/class-names.ts';
import styles from './icon-button.module.css';
import { Lines, type LinesName } from './lines.tsx';

/** A button that is only its drawing. `label` names it. */
export function IconButton({
  lines,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { lines: LinesName; label: string }) {
  return (
    <button type="button" className={classNames(styles.button, className)} aria-label={label} {...rest}>
      <Lines name={lines} />
    </button>
  );
}
