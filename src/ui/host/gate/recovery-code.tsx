import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { Submit } from '../form/actions.tsx';
import { CodeField } from '../form/text-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';

/** Asks for a recovery code, which replaces the authenticator app if the phone is lost. */
export function RecoveryCode() {
  const { account, enter, go, show } = useHost();
  const { toast } = useFeedback();
  const { bind, faults, isBusy } = useForm({
    check: (values) => (textOf(values, 'code') === '' ? { code: texts.recoveryCodeMissing } : null),
    send: async (values) => {
      const { user, recoveryCodesLeft } = await account.secondStep({ recoveryCode: textOf(values, 'code') });
      enter({ user });
      if (recoveryCodesLeft === undefined) return;
      toast({
        message: texts.codesLeft(recoveryCodesLeft),
        action: { label: texts.newOnes, run: () => go({ screen: 'account' }) },
      });
    },
    explain: ({ code }) => (code === 'wrong-code' || code === 'invalid' ? { code: texts.wrongRecoveryCode } : null),
  });
  return (
    <Gate
      title={texts.recoveryTitle}
      lead={texts.recoveryLead}
      scene="codes"
      foot={<TextButton onClick={() => show({ step: 'second-step' })}>{texts.useTheApp}</TextButton>}
    >
      <form {...bind}>
        <CodeField label={texts.recoveryCode} fault={faults?.code} />
        <Submit faults={faults} isBusy={isBusy}>
          {shared.signIn}
        </Submit>
      </form>
    </Gate>
  );
}
