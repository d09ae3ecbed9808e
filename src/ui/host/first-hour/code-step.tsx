import * as texts from '#messages/hosts/first-hour.ts';
import { Strong } from '../../components/strong.tsx';
import { Submit } from '../form/actions.tsx';
import { CodeField } from '../form/text-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';

const SETTING = 'SETUP_CODE';

/** Asks for the code with which the operator of the server lets the first host sign up. */
export function CodeStep() {
  const { account, show } = useHost();
  const { bind, faults, isBusy } = useForm({
    check: (values) => (textOf(values, 'code') === '' ? { code: texts.setUpCodeMissing } : null),
    send: async (values) => {
      const { token } = await account.setUpCode(textOf(values, 'code'));
      show({ step: 'setup', token, isTyped: true });
    },
    explain: ({ code }) => {
      if (code === 'set-up') show({ step: 'setup-gone', why: 'used' });
      return code === 'wrong-code' || code === 'invalid' ? { code: texts.setUpCodeWrong } : null;
    },
  });
  return (
    <Gate
      title={texts.typeTheCode}
      lead={texts.typeTheCodeLead}
      scene="key"
      foot={
        <>
          <ForTheServer>
            <Strong sentence={texts.codeIsIn}>{SETTING}</Strong>
          </ForTheServer>
          <p>
            {texts.onlyLooking} <a href="/">{texts.openAsGuest}</a>
          </p>
        </>
      }
    >
      <form {...bind}>
        <CodeField label={texts.setUpCode} fault={faults?.code} />
        <Submit faults={faults} isBusy={isBusy}>
          {texts.goOn}
        </Submit>
      </form>
    </Gate>
  );
}
