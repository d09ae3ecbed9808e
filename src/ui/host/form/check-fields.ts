import * as texts from '#messages/hosts.ts';
import { HOST_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import type { Faults } from './use-form.ts';
import { secretOf, textOf } from './use-form.ts';

/** The server decides. This finds what somebody has only half typed. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Rule = (values: FormData) => Faults | null;

/** The faults that the rules find. Null if nothing is wrong. */
export function checkAll(values: FormData, rules: readonly Rule[]): Faults | null {
  const faults = Object.assign({}, ...rules.map((rule) => rule(values))) as Faults;
  return Object.keys(faults).length > 0 ? faults : null;
}

export const emailIsWhole: Rule = (values) =>
  EMAIL.test(textOf(values, 'email')) ? null : { email: texts.emailWrong };

export const nameIsThere: Rule = (values) => {
  const { length } = textOf(values, 'name');
  if (length === 0) return { name: texts.nameMissing };
  return length > HOST_NAME_MAX_LENGTH ? { name: texts.nameTooLong(HOST_NAME_MAX_LENGTH) } : null;
};

export const passwordIsThere: Rule = (values) =>
  secretOf(values, 'password') === '' ? { password: texts.passwordMissing } : null;

/** A new password has to be long enough. */
export function passwordIsGood(field: string): Rule {
  return (values) => {
    const { length } = secretOf(values, field);
    if (length < PASSWORD_MIN_LENGTH) return { [field]: texts.passwordTooShort(PASSWORD_MIN_LENGTH) };
    return length > PASSWORD_MAX_LENGTH ? { [field]: texts.passwordTooLong(PASSWORD_MAX_LENGTH) } : null;
  };
}
