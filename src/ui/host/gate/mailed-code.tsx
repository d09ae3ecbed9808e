import * as texts from '#messages/hosts-gate.ts';
import { Stress } from '../../components/stress.tsx';
import { useAct } from '../acts/use-act.ts';
import { useSendsMail } from '../acts/use-sends-mail.ts';
import { SixDigits } from '../form/six-digits.tsx';
import { useDigits } from '../form/use-digits.ts';
import { TextLink } from '../parts/text-link.tsx';
import { GATE_LEAD_ID, Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';
import { MailNotice } from './mail-notice.tsx';

/** Asks for the six digits of a mail, which replace the password. */
export function MailedCode({ email }: { email: string }) {
  const { account, enter, show } = useHost();
  const act = useAct();
  const sendsMail = useSendsMail();
  const digits = useDigits(
    async (code) => enter(await account.signIn({ email, code })),
    ({ code }) => (code === 'wrong-code' || code === 'wrong-credentials' ? texts.wrongMailCode : null),
  );

  return (
    <Gate
      title={texts.sixDigits}
      lead={<Stress sentence={sendsMail ? texts.inTheMailTo : texts.inTheLogFor}>{email}</Stress>}
      foot={
        <div>
          <TextLink
            onClick={() =>
              act({ run: () => account.sendCode(email), done: sendsMail ? texts.newCodeSent : texts.newCodeInLog })
            }
          >
            {sendsMail ? texts.sendNewCode : texts.makeNewCode}
          </TextLink>
          <TextLink onClick={() => show({ step: 'sign-in', email })}>{texts.usePassword}</TextLink>
        </div>
      }
    >
      <MailNotice />
      <SixDigits takesFocus label={texts.digits} about={GATE_LEAD_ID} {...digits} />
    </Gate>
  );
}
