import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
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
import { Notice } from '../notices/notice.tsx';
import { Icon } from '../parts/icon.tsx';
import { PasskeyButton, useCanUsePasskeys } from '../passkeys/passkey-button.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { keptCouple } from '../state/kept-couple.ts';
import { HouseButton, HouseFault, type HouseSignIn, useHouseSignIn } from './house-button.tsx';
import { Or, OtherWays } from './other-ways.tsx';

/** The value of the button that asks for a code in a mail. */
const BY_CODE = 'code';

/** Sign-in with a password or a mailed code. A wrong e-mail address and a wrong password get the same sentence. */
export function SignIn({ email: given = '' }: { email?: string }) {
  const { account, enter, show, storage } = useHost();
  const sendsMail = useSendsMail();
  const isInvited = useHostState((state) => state.invitation !== null);
  const isNew = useHostState((state) => state.settings?.isNew === true);
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
  const house = useHouseSignIn();
  const [email, setEmail] = useState(given);
  const [restsUntil, setRestsUntil] = useState<number | null>(null);
  const rests = useSecondsUntil(restsUntil) > 0;
  const code = useRef<HTMLButtonElement>(null);

  // Moves the focus, because the element that had it is gone. This is an effect because the focus is outside React.
  useEffect(() => {
    if (rests) code.current?.focus();
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

  // An operator who connects a house means its hosts to come from there.
  const isHouseFirst = house !== null && !house.hasFailed;
  const mainKind = isHouseFirst ? 'plain' : 'primary';
  const codeButton = <CodeButton ref={code} kind={rests ? mainKind : 'plain'} />;
  return (
    <Gate
      title={isNew ? shared.signIn : texts.welcomeBack}
      scene="glasses"
      isTall={heightOf(house)}
      couple={keptCouple(storage) ?? undefined}
      promise={texts.guestsNeedNone}
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
          <b>{texts.tooManyTries}</b> {texts.passwordRests(shortTime(restsUntil))}
        </Notice>
      )}
      {house && <HouseFault {...house} />}
      {house && isHouseFirst && (
        <>
          <Actions>
            <HouseButton {...house} />
          </Actions>
          <Or />
        </>
      )}
      <form {...bind}>
        <EmailField value={email} onChange={({ target }) => setEmail(target.value)} fault={faults?.email} />
        {!rests && <PasswordField fault={faults?.password} />}
        <Fault>{faults?.form}</Fault>
        <Actions>
          {rests ? (
            codeButton
          ) : (
            <Button type="submit" kind={mainKind} isWide aria-busy={isBusy}>
              {shared.signIn}
            </Button>
          )}
        </Actions>
        <MoreWays house={house}>{!rests && codeButton}</MoreWays>
      </form>
    </Gate>
  );
}

/** The message about a failed sign-in takes the room of the scene. */
function heightOf(house: HouseSignIn | null): boolean | 'no-scene' {
  return house?.fault ? 'no-scene' : house !== null;
}

interface MoreWaysProps {
  /** The sign-in of the house, which is one of these ways once it has failed. Until then it is above the form. */
  house: HouseSignIn | null;
  /** The button for a code, if it is one of these ways. */
  children: ReactNode;
}

/** The less usual ways to sign in, below the usual one. */
function MoreWays({ house, children }: MoreWaysProps) {
  const canUsePasskeys = useCanUsePasskeys();
  const hasFailed = house?.hasFailed === true;
  if (!hasFailed && !children && !canUsePasskeys) return null;
  return (
    <>
      {(!house || hasFailed) && <Or />}
      <OtherWays>
        {hasFailed && <HouseButton {...house} />}
        {children}
        {canUsePasskeys && <PasskeyButton />}
      </OtherWays>
    </>
  );
}

function CodeButton(props: Pick<ComponentProps<typeof Button>, 'ref' | 'kind'>) {
  const sendsMail = useSendsMail();
  return (
    <Button type="submit" value={BY_CODE} isWide {...props}>
      <Icon name="mail" />
      {sendsMail ? texts.sendCodeInstead : texts.askForCode}
    </Button>
  );
}
