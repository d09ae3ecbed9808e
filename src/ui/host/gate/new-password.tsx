import * as texts from '#messages/hosts-gate.ts';
import { useHost } from '../host-context.tsx';
import { checkAll, passwordIsGood } from '../parts/check-fields.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { Submit } from '../parts/submit.tsx';
import { secretOf, useForm } from '../parts/use-form.ts';
import { Gate } from '../shell/gate.tsx';

/** Chooses a new password, by the link in a mail. A second step is still asked for. */
export function NewPassword({ token }: { token: string }) {
  const { account, enter, show } = useHost();
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [passwordIsGood('password')]),
    send: async (values) => enter(await account.setPassword({ token, password: secretOf(values, 'password') })),
    explain: ({ code }) => {
      if (code === 'invalid') return { password: texts.passwordTooEasy };
      if (code !== 'link-expired') return null;
      show({ step: 'expired', why: 'recover' });
      return {};
    },
  });
  return (
    <Gate title={texts.aNewPassword} lead={texts.signedOutElsewhere} picture="lock">
      <form {...bind}>
        <PasswordField isNew fault={faults?.password} />
        <Submit faults={faults} isBusy={isBusy}>
          {texts.saveAndSignIn}
        </Submit>
      </form>
    </Gate>
  );
}
