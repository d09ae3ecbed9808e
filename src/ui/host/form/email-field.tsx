import type { ComponentProps } from 'react';
import * as texts from '#messages/hosts.ts';
import { Field } from './field.tsx';

/** An e-mail address. */
export function EmailField(props: Partial<ComponentProps<typeof Field>>) {
  return (
    <Field
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
