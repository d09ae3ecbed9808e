import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import * as texts from '#messages/hosts/hosts.ts';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { classNames } from '../../look/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, in one sentence. */
  fault?: string | undefined;
  /** Over the field, for eyes alone. */
  cover?: ReactNode;
}

/** One line to type into. What is wrong with it is announced and stays beside it. */
export function TextField({ label, hint, fault, cover, type = 'text', className, ...rest }: TextFieldProps) {
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
          // An empty one is `:invalid` then, and looks empty in WebKit too (text-field.module.css).
          required={type === 'date'}
          {...(isSecret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, 'data-secret': '' })}
          {...rest}
        />
        {cover && <span aria-hidden="true">{cover}</span>}
        {isSecret && (
          <IconButton
            className={styles.peek}
            icon={isShown ? 'eyeOff' : 'eye'}
            label={texts.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </div>
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <p className={styles.hint} id={`${id}-hint`}>
        {!fault && hint}
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
          <Icon name="alert" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

/** An e-mail address. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      name="email"
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}

/** A code that somebody was given. Nothing corrects it. */
export function CodeField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'fault'>) {
  return (
    <TextField
      name="code"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      enterKeyHint="go"
      {...props}
    />
  );
}

/** The address of somebody who is invited. Without a mail server it says that the host sends the link. */
export function InvitedEmail(props: Pick<ComponentProps<typeof EmailField>, 'ref' | 'fault'>) {
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  return (
    <EmailField placeholder={texts.exampleEmail} autoComplete="off" hint={!sendsMail && texts.noMailHint} {...props} />
  );
}

interface PasswordFieldProps extends Partial<ComponentProps<typeof TextField>> {
  /** A password that is chosen now, and has to be good. */
  isNew?: boolean;
}

/** A password, which can be shown. */
export function PasswordField({ isNew, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      name="password"
      label={isNew ? texts.newPassword : texts.password}
      hint={isNew && texts.passwordHint(PASSWORD_MIN_LENGTH)}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      enterKeyHint="go"
      {...rest}
    />
  );
}
