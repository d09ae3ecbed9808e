import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/hosts.ts';
import { pastedEmail } from '../../../domain/accounts/pasted-email.ts';
import { HOST_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { sentenceOf } from '../acts/use-act.ts';
import { type CallFault, faultOf } from '../calls/call.ts';

/** The faults by the name of their field. `form`: a fault that does not belong to one field. */
export type Faults = Readonly<Record<string, string>>;

export interface FormPlan {
  /** Finds faults before anything is sent. `button` is the value of the button that was pressed. */
  check?(values: FormData, button: string): Faults | null;
  send(values: FormData, button: string): Promise<unknown>;
  /** Assigns a refusal to fields. Without it, or if it returns null, the fault belongs to the form. */
  explain?(fault: CallFault): Faults | null;
}

/**
 * A form that makes one call at a time. After a fault the first wrong field gets the focus, and its `alert` is
 * announced.
 */
export function useForm({ check, send, explain }: FormPlan) {
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Runs once the faults are rendered. This is an effect because the focus is outside React.
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const button = pressedIn(event);
    const wrong = check?.(values, button) ?? null;
    setFaults(wrong);
    if (wrong) return;
    setIsBusy(true);
    try {
      await send(values, button);
    } catch (error) {
      const fault = faultOf(error);
      setFaults(explain?.(fault) ?? { form: sentenceOf(fault) });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, faults, bind: { ref: form, noValidate: true, onSubmit: submit } };
}

function pressedIn({ nativeEvent }: FormEvent): string {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

/** The text of a field without surrounding spaces. */
export function textOf(values: FormData, field: string): string {
  return secretOf(values, field).trim();
}

/** The text of a field as it was typed, because a password may begin with a space. */
export function secretOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}

/**
 * The address in the field `email`, without other pasted text. Mail servers need `xn--mller-kva.de` for `müller.de`,
 * which some browsers leave as typed.
 */
export function emailOf(values: FormData): string {
  const text = textOf(values, 'email');
  const [, mailbox = '', domain = ''] = /^(.*@)([^@/?#:\\]+)$/u.exec(pastedEmail(text)) ?? [];
  try {
    return mailbox + new URL(`http://${domain}`).hostname;
  } catch {
    return text;
  }
}

/** The password in a form, which may not have a field for it. */
export function proofIn(values: FormData): { readonly password?: string } {
  const password = secretOf(values, 'password');
  return password === '' ? {} : { password };
}

/** Finds addresses that are typed only halfway. The server makes the decision. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Rule = (values: FormData) => Faults | null;

/** The faults that the rules find. Null if nothing is wrong. */
export function checkAll(values: FormData, rules: readonly Rule[]): Faults | null {
  const faults = Object.assign({}, ...rules.map((rule) => rule(values))) as Faults;
  return Object.keys(faults).length > 0 ? faults : null;
}

const emailIs =
  (missing: string): Rule =>
  (values) => {
    const email = emailOf(values);
    if (EMAIL.test(email)) return null;
    return { email: email === '' ? missing : texts.emailWrong };
  };

export const emailIsWhole = emailIs(texts.emailMissing);

/** Of somebody who is invited. */
export const theirEmailIsWhole = emailIs(texts.theirEmailMissing);

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
