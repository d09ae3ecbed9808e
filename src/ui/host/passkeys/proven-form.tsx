import { type ReactNode, useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/passkeys.ts';
import type { Proof } from '../calls/account.ts';
import type { CallFault } from '../calls/call.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { type Faults, proofIn } from '../form/use-form.ts';
import { useHasPassword } from '../state/host-context.tsx';

interface ProvenFormProps {
  isOpen: boolean;
  title: string;
  lead: string;
  submit: string;
  isDanger?: boolean;
  onClose(): void;
  check?(values: FormData): Faults | null;
  send(values: FormData, proof: Proof): Promise<unknown>;
  explain?(fault: CallFault): Faults | null;
  children?(faults: Faults | null): ReactNode;
}

/** A form that also asks for the password if the server says that the last sign-in is too old. */
export function ProvenForm({ send, explain, children, ...sheet }: ProvenFormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const hasPassword = useHasPassword();

  function explainAll(fault: CallFault): Faults | null {
    if (fault.code !== 'sign-in-again') return explain?.(fault) ?? explainPasskey(fault);
    setNeedsPassword(hasPassword);
    return { form: hasPassword ? texts.passwordToo : texts.signInAgain };
  }

  return (
    <FormSheet {...sheet} cancel={shared.cancel} send={(values) => send(values, proofIn(values))} explain={explainAll}>
      {(faults) => (
        <>
          {children?.(faults)}
          {needsPassword && <PasswordField label={shared.yourPassword} fault={faults?.password} />}
        </>
      )}
    </FormSheet>
  );
}

function explainPasskey({ code }: CallFault): Faults | null {
  if (code === 'wrong-password') return { password: shared.passwordWrong };
  if (code === 'no-passkey') return { form: texts.noPasskeyMade };
  if (code === 'passkey-known') return { form: texts.passkeyKnown };
  if (code === 'wrong-passkey') return { form: texts.wrongPasskey };
  if (code === 'last-way-in') return { form: texts.lastWayIn };
  if (code === 'too-much') return { form: texts.tooManyPasskeys };
  return null;
}
