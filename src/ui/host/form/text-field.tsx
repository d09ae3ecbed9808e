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
  /** Says in one sentence what is wrong with the value. */
  fault?: string | undefined;
  /** Shown over the field, hidden from screen readers. */
  cover?: ReactNode;
  /** A link about the field, at the end of the label's line. It follows the field in the order of the focus. */
  link?: ReactNode;
}

/** A field for one line of text. Its fault is announced and stays visible below the field. */
export function TextField({ label, hint, fault, cover, link, type = 'text', className, ...rest }: TextFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <div className={styles.field} data-linked={link ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          type={isSecret && isShown ? 'text' : type}
          className={classNames(styles.input, className)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={noteOf(id)}
          // With `required`, an empty date field is `:invalid`, and therefore also looks empty in WebKit
          // (text-field.module.css).
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
      <FieldNote id={id} fault={fault} hint={hint} />
      {link && <div className={styles.link}>{link}</div>}
    </div>
  );
}

/** In a row of settings, a pen beside a value that can be edited, or a plus where there is none yet. */
export function PenSign({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <span className={styles.pen} aria-hidden="true">
      <Icon name={isEmpty ? 'plus' : 'pen'} />
    </span>
  );
}

interface FieldNoteProps {
  /** The field is described by `noteOf(id)`. */
  id: string;
  fault: string | undefined;
  hint?: ReactNode;
}

/** The note below a field: its hint, or what is wrong with its value. */
export function FieldNote({ id, fault, hint }: FieldNoteProps) {
  return (
    <>
      <Fault id={`${id}-fault`}>{fault}</Fault>
      <p className={styles.hint} id={`${id}-hint`}>
        {!fault && hint}
      </p>
    </>
  );
}

export const noteOf = (id: string) => `${id}-fault ${id}-hint`;

/** The sentence about a fault, announced as soon as it appears. */
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

/** A field for a code that somebody was given. Autocorrection is off. */
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

/** The field for an invited person's e-mail address. Without a mail server its hint says who sends the link. */
export function InvitedEmail(props: Pick<ComponentProps<typeof EmailField>, 'ref' | 'fault'>) {
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  return (
    <EmailField placeholder={texts.exampleEmail} autoComplete="off" hint={!sendsMail && texts.noMailHint} {...props} />
  );
}

interface PasswordFieldProps extends Partial<ComponentProps<typeof TextField>> {
  /** Whether the host chooses a new password, which must be long enough. */
  isNew?: boolean;
}

/** A field for a password, with a button that shows the password. */
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
