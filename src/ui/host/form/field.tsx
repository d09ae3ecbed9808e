import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { showPassword } from '#messages/hosts.ts';
import { classNames } from '../../look/class-names.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Lines } from '../parts/lines.tsx';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, in one sentence. */
  fault?: string | undefined;
}

/** One line to type into. What is wrong with it is announced and stays beside it. */
export function Field({ label, hint, fault, type = 'text', className, ...rest }: FieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          type={isSecret && isShown ? 'text' : type}
          className={classNames(styles.input, className)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault ${id}-hint`}
          {...(isSecret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, 'data-secret': '' })}
          {...rest}
        />
        {isSecret && (
          <IconButton
            className={styles.peek}
            lines={isShown ? 'eyeOff' : 'eye'}
            label={showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </div>
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** What is wrong, announced as soon as it is there. */
export function Fault({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p className={styles.fault} id={id} role="alert">
      {children && (
        <>
          <Lines name="alert" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
