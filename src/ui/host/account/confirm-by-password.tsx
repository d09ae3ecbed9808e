import * as shared from '#messages/hosts/hosts.ts';
import type { CallFault } from '../calls/call.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { checkAll, type Faults, passwordIsThere, secretOf } from '../form/use-form.ts';

interface ConfirmByPasswordProps {
  isOpen: boolean;
  title: string;
  lead: string;
  submit: string;
  cancel: string;
  isDanger?: boolean;
  onClose(): void;
  onConfirm(password: string, isAwaited: () => boolean): Promise<unknown>;
}

/** Asks for the password before a change that a stranger at an open page must not make. */
export function ConfirmByPassword({ onConfirm, ...rest }: ConfirmByPasswordProps) {
  return (
    <FormSheet
      {...rest}
      check={(values) => checkAll(values, [passwordIsThere])}
      send={(values, isAwaited) => onConfirm(secretOf(values, 'password'), isAwaited)}
      explain={explainPassword}
    >
      {(faults) => <PasswordField data-autofocus label={shared.yourPassword} fault={faults?.password} />}
    </FormSheet>
  );
}

/** What is wrong with the password that confirms a change of the account. */
export function explainPassword({ code }: CallFault): Faults | null {
  return code === 'wrong-password' ? { password: shared.passwordWrong } : null;
}
