import * as texts from '#messages/hosts/gate.ts';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useAct } from '../acts/use-act.ts';
import { SixDigits, useDigits } from '../form/six-digits.tsx';
import { GATE_LEAD_ID, Gate } from '../shell/gate.tsx';
import { useHost, useSendsMail } from '../state/host-context.tsx';
import { keptCouple } from '../state/kept-couple.ts';
import { LinksInLog } from './mail-notice.tsx';

/** Asks for the six digits from a mail, which replace the password. */
export function MailedCode({ email }: { email: string }) {
  const { account, enter, show, storage } = useHost();
  const act = useAct();
  const sendsMail = useSendsMail();
  const digits = useDigits(
    async (code) => enter(await account.signIn({ email, code })),
    ({ code }) => (code === 'wrong-code' || code === 'wrong-credentials' ? texts.wrongMailCode : null),
  );

  return (
    <Gate
      title={texts.sixDigits}
      lead={<Strong sentence={sendsMail ? texts.inTheMailTo : texts.theyHaveThem}>{email}</Strong>}
      scene="phone"
      couple={keptCouple(storage) ?? undefined}
      foot={
        <>
          <div>
            <TextButton
              onClick={() =>
                act({
                  run: () => account.sendCode(email),
                  done: sendsMail ? texts.newCodeSent : texts.theyHaveANewCode,
                })
              }
            >
              {sendsMail ? texts.sendNewCode : texts.makeNewCode}
            </TextButton>
            <TextButton onClick={() => show({ step: 'sign-in', email })}>{texts.usePassword}</TextButton>
          </div>
          <LinksInLog />
        </>
      }
    >
      <SixDigits takesFocus label={texts.digits} about={GATE_LEAD_ID} {...digits} />
    </Gate>
  );
}
