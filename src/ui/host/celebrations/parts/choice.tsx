import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../../look/class-names.ts';
import styles from '../../form/field.module.css';
import { Lines } from '../../parts/lines.tsx';

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint?: ReactNode;
}

/** One of many, chosen from the system's own list. */
export function Choice({ label, hint, children, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, styles.choice)}>
        <select
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
        >
          {children}
        </select>
        <Lines name="next" />
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
