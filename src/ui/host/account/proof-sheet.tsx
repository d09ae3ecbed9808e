import * as shared from '#messages/hosts/hosts.ts';
import { signInAgain } from '#messages/hosts/passkeys.ts';
import type { Proof } from '../calls/account.ts';
import type { CallFault } from '../calls/call.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { checkAll, type Faults, passwordIsThere, proofIn } from '../form/use-form.ts';
import { useHasPassword } from '../state/host-context.tsx';

interface ProofSheetProps {
  isOpen: boolean;
  title: string;
  lead: string;
  submit: string;
  cancel: string;
  isDanger?: boolean;
  onClose(): void;
  onConfirm(proof: Proof, isAwaited: () => boolean): Promise<unknown>;
}

/**
 * Asks for the password before a change that a stranger at an unattended page must not make. A host without a password
 * confirms with a tap, and the server requires a recent sign-in.
 */
export function ProofSheet({ onConfirm, ...rest }: ProofSheetProps) {
  const hasPassword = useHasPassword();
  return (
    <FormSheet
      {...rest}
      check={(values) => (hasPassword ? checkAll(values, [passwordIsThere]) : null)}
      send={(values, isAwaited) => onConfirm(proofIn(values), isAwaited)}
      explain={explainProof}
    >
      {(faults) =>
        hasPassword && <PasswordField data-autofocus required label={shared.yourPassword} fault={faults?.password} />
      }
    </FormSheet>
  );
}

/** The error for a wrong password or a sign-in that is too old. Null for any other fault. */
export function explainProof({ code }: CallFault): Faults | null {
  if (code === 'sign-in-again') return { form: signInAgain };
  return code === 'wrong-password' ? { password: shared.passwordWrong } : null;
}
