import type { ComponentProps } from 'react';
import * as texts from '#messages/hosts.ts';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Partial<ComponentProps<typeof Field>> {
  /** A password that is chosen now, and has to be good. */
  isNew?: boolean;
}

/** A password, which can be shown. */
export function PasswordField({ isNew, ...rest }: PasswordFieldProps) {
  return (
    <Field
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
