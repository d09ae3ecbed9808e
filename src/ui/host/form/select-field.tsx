import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../look/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './text-field.module.css';
import { FieldNote, noteOf } from './text-field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
}

/** A choice from a list, with the system's own control. */
export function SelectField({ label, hint, fault, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, styles.choice)}>
        <select
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={noteOf(id)}
          {...rest}
        >
          {children}
        </select>
        <Icon name="next" />
      </div>
      <FieldNote id={id} fault={fault} hint={hint} />
    </div>
  );
}
