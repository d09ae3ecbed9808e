import * as texts from '#messages/hosts-gate.ts';
import { useFeedback } from '../../feedback/feedback.tsx';
import { faultOf } from '../calls/call.ts';
import { useHost } from '../host-context.tsx';
import { sentenceOf } from '../parts/sentence-of.ts';
import { SixDigits } from '../parts/six-digits.tsx';
import { Stress } from '../parts/stress.tsx';
import { useDigits } from '../parts/use-digits.ts';
import { Gate } from '../shell/gate.tsx';
import { TextLink } from '../shell/text-link.tsx';
import { MailNotice } from './mail-notice.tsx';

/** The six digits of a mail take the place of the password. */
export function MailedCode({ email }: { email: string }) {
  const { account, enter, show } = useHost();
  const { toast } = useFeedback();
  const digits = useDigits(
    async (code) => enter(await account.signIn({ email, code })),
    ({ code }) => (code === 'wrong-code' || code === 'wrong-credentials' ? texts.wrongMailCode : null),
  );

  async function sendAnother() {
    try {
      await account.sendCode(email);
      toast({ message: texts.newCodeSent });
    } catch (error) {
      toast({ message: sentenceOf(faultOf(error)) });
    }
  }

  return (
    <Gate
      title={texts.sixDigits}
      lead={<Stress sentence={texts.inTheMailTo(email)} part={email} />}
      foot={
        <div>
          <TextLink onClick={sendAnother}>{texts.sendNewCode}</TextLink>
          <TextLink onClick={() => show({ step: 'sign-in', email })}>{texts.usePassword}</TextLink>
        </div>
      }
    >
      <MailNotice />
      <SixDigits label={texts.digits} {...digits} />
    </Gate>
  );
}
