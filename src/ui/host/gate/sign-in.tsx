import { useEffect, useRef, useState } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-gate.ts';
import { Button } from '../../components/button.tsx';
import { useSecondsUntil } from '../../time/use-seconds-until.ts';
import type { CallFault } from '../calls/call.ts';
import { Actions } from '../form/actions.tsx';
import { checkAll, emailIsWhole, passwordIsThere } from '../form/check-fields.ts';
import { EmailField } from '../form/email-field.tsx';
import { Fault } from '../form/field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { type Faults, secretOf, textOf, useForm } from '../form/use-form.ts';
import { Lines } from '../parts/lines.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { MailNotice } from './mail-notice.tsx';

/** The value of the button that asks for a code in a mail. */
const BY_CODE = 'code';

/** By password, or by a code in a mail. A wrong e-mail and a wrong password read the same. */
export function SignIn({ email: given = '' }: { email?: string }) {
  const { account, enter, show } = useHost();
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
  const [email, setEmail] = useState(given);
  const [restsUntil, setRestsUntil] = useState<number | null>(null);
  const rests = useSecondsUntil(restsUntil) > 0;
  const codeButton = useRef<HTMLButtonElement>(null);

  // The field or the button that had the focus is gone. The focus is outside React.
  useEffect(() => {
    if (rests) codeButton.current?.focus();
  }, [rests]);

  const { bind, faults, isBusy } = useForm({
    check: (values, button) => checkAll(values, isByCode(button) ? [emailIsWhole] : [emailIsWhole, passwordIsThere]),
    send: (values, button) => (isByCode(button) ? sendCode(textOf(values, 'email')) : signIn(values)),
    explain,
  });

  function isByCode(button: string): boolean {
    return rests || button === BY_CODE;
  }

  async function signIn(values: FormData) {
    enter(await account.signIn({ email: textOf(values, 'email'), password: secretOf(values, 'password') }));
  }

  async function sendCode(address: string) {
    await account.sendCode(address);
    show({ step: 'code', email: address });
  }

  function explain({ code, retryAfterMs }: CallFault): Faults | null {
    if (code === 'wrong-credentials') return { password: texts.wrongCredentials };
    if (code === 'banned') return { form: texts.banned };
    if (code === 'password-rests') {
      setRestsUntil(Date.now() + (retryAfterMs ?? 0));
      return {};
    }
    if (code !== 'not-confirmed') return null;
    show({ step: 'mail-sent', email: email.trim(), why: 'confirm' });
    return {};
  }

  return (
    <Gate
      title={texts.welcomeBack}
      picture="glass"
      isGlad
      foot={
        <div>
          <TextLink onClick={() => show({ step: 'ask-mail', why: 'recover', email })}>{texts.forgotPassword}</TextLink>
          {!rests && canSignUp && (
            <TextLink onClick={() => show({ step: 'sign-up', email })}>{texts.createAccount}</TextLink>
          )}
        </div>
      }
    >
      {rests && restsUntil !== null && (
        <Notice lines="clock" isBad>
          <b>{texts.manyTries}</b> {texts.passwordRests(texts.clockTime(restsUntil))}
        </Notice>
      )}
      <MailNotice />
      <form {...bind}>
        <EmailField value={email} onChange={({ target }) => setEmail(target.value)} fault={faults?.email} />
        {!rests && <PasswordField fault={faults?.password} />}
        <Fault>{faults?.form}</Fault>
        <Actions>
          {!rests && (
            <Button type="submit" kind="primary" isWide aria-busy={isBusy}>
              {shared.signIn}
            </Button>
          )}
          <Button ref={codeButton} type="submit" value={BY_CODE} kind={rests ? 'primary' : 'plain'} isWide>
            <Lines name="mail" />
            {texts.sendCodeInstead}
          </Button>
        </Actions>
      </form>
    </Gate>
  );
}
