import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../acts/sentence-of.ts';
import { type CallFault, faultOf } from '../calls/call.ts';

/** What is wrong with a field, by its name. `form`: a fault of no single field. */
export type Faults = Readonly<Record<string, string>>;

export interface FormPlan {
  /** What is wrong with the fields before anything is sent. `button` is the value of the button that was pressed. */
  check?(values: FormData, button: string): Faults | null;
  send(values: FormData, button: string): Promise<unknown>;
  /** What a refusal means for the fields. Without it, or with null, the fault belongs to the form. */
  explain?(fault: CallFault): Faults | null;
}

/**
 * A form that makes one call at a time. After a fault the first wrong field has the focus, and its sentence is announced
 * because of its role.
 */
export function useForm({ check, send, explain }: FormPlan) {
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // Once the faults are drawn. The focus is outside React.
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

/** The text of a field, without blanks around it. */
export function textOf(values: FormData, field: string): string {
  return secretOf(values, field).trim();
}

/** The text of a field as it was typed: a password may begin with a blank. */
export function secretOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}
