import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { Submit } from '../form/actions.tsx';
import { PasswordField } from '../form/text-field.tsx';
import { checkAll, passwordIsGood, secretOf, useForm } from '../form/use-form.ts';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Asks for a new password after a link in a mail was opened. A second step is still required. */
export function NewPassword({ token, isFirst = false }: { token: string; isFirst?: boolean }) {
  const { account, enter, show } = useHost();
  const isAwaited = useHostState((state) => state.invitation !== null);
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [passwordIsGood('password')]),
    send: async (values) => {
      const signedIn = await account.setPassword({ token, password: secretOf(values, 'password') });
      enter(signedIn, isFirst && !isAwaited ? { step: 'verified' } : null);
    },
    explain: ({ code }) => {
      if (code === 'invalid') return { password: texts.passwordTooEasy };
      if (code !== 'link-expired') return null;
      show({ step: 'expired', why: isFirst ? 'confirm' : 'recover' });
      return {};
    },
  });
  return (
    <Gate
      title={isFirst ? texts.yourPassword : texts.aNewPassword}
      lead={isFirst ? texts.addressConfirmed : texts.signedOutElsewhere}
      scene="key"
    >
      <form {...bind}>
        <PasswordField isNew {...(isFirst && { label: shared.password })} fault={faults?.password} />
        <Submit faults={faults} isBusy={isBusy}>
          {texts.saveAndSignIn}
        </Submit>
      </form>
    </Gate>
  );
}
