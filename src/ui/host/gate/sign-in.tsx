import { useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { pastedEmail } from '../../../domain/accounts/pasted-email.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { shortTime } from '../../time/short-time.ts';
import { useSecondsUntil } from '../../time/use-now.ts';
import type { CallFault } from '../calls/call.ts';
import { Actions } from '../form/actions.tsx';
import { EmailField, Fault, PasswordField } from '../form/text-field.tsx';
import { checkAll, emailIsWhole, emailOf, type Faults, passwordIsThere, secretOf, useForm } from '../form/use-form.ts';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { keptCouple } from '../state/kept-couple.ts';
import { HouseButton, HouseOutcome } from './house-button.tsx';
import { MailNotice } from './mail-notice.tsx';

/** The value of the button that asks for a code in a mail. */
const BY_CODE = 'code';

/** Sign-in with a password or a mailed code. A wrong e-mail address and a wrong password get the same sentence. */
export function SignIn({ email: given = '' }: { email?: string }) {
  const { account, enter, show, storage } = useHost();
  const sendsMail = useSendsMail();
  const isInvited = useHostState((state) => state.invitation !== null);
  const isNew = useHostState((state) => state.settings?.isNew === true);
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
  const [email, setEmail] = useState(given);
  const [restsUntil, setRestsUntil] = useState<number | null>(null);
  const rests = useSecondsUntil(restsUntil) > 0;
  const codeButton = useRef<HTMLButtonElement>(null);

  // Moves the focus, because the element that had it is gone. This is an effect because the focus is outside React.
  useEffect(() => {
    if (rests) codeButton.current?.focus();
  }, [rests]);

  const { bind, faults, isBusy } = useForm({
    check: (values, button) => checkAll(values, isByCode(button) ? [emailIsWhole] : [emailIsWhole, passwordIsThere]),
    send: (values, button) => (isByCode(button) ? sendCode(emailOf(values)) : signIn(values)),
    explain,
  });

  function isByCode(button: string): boolean {
    return rests || button === BY_CODE;
  }

  async function signIn(values: FormData) {
    enter(await account.signIn({ email: emailOf(values), password: secretOf(values, 'password') }));
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
    const address = pastedEmail(email).trim();
    // Without a mail server addresses cannot be confirmed, and the invitation is enough to sign up.
    show(
      isInvited && !sendsMail
        ? { step: 'sign-up', email: address }
        : { step: 'mail-sent', email: address, why: 'confirm' },
    );
    return {};
  }

  return (
    <Gate
      title={isNew ? shared.signIn : texts.welcomeBack}
      picture="glass"
      couple={keptCouple(storage) ?? undefined}
      isGlad
      foot={
        <div>
          <TextButton onClick={() => show({ step: 'ask-mail', why: 'recover', email })}>
            {texts.forgotPassword}
          </TextButton>
          {!rests && canSignUp && (
            <TextButton onClick={() => show({ step: 'sign-up', email })}>{texts.createAccount}</TextButton>
          )}
        </div>
      }
    >
      {rests && restsUntil !== null && (
        <Notice icon="clock" isBad>
          <b>{texts.manyTries}</b> {texts.passwordRests(shortTime(restsUntil))}
        </Notice>
      )}
      <HouseOutcome />
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
            <Icon name={sendsMail ? 'mail' : 'key'} />
            {sendsMail ? texts.sendCodeInstead : texts.askForCode}
          </Button>
          <PasskeyButton />
          <HouseButton />
        </Actions>
      </form>
    </Gate>
  );
}
