import * as shared from '#messages/hosts.ts';
import { checkAll, passwordIsThere } from '../form/check-fields.ts';
import { FormSheet } from '../form/form-sheet.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { secretOf } from '../form/use-form.ts';
import { explainPassword } from './explain-password.ts';

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
