import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { anotherWay, notSignedIn } from '#messages/hosts/house.ts';
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
import { PasskeyButton, useCanUsePasskeys } from '../passkeys/passkey-button.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { keptCouple } from '../state/kept-couple.ts';
import { HouseButton, type HouseSignIn, useHouseSignIn } from './house-button.tsx';
import { HouseFirst } from './house-first.tsx';
import { Or, OtherWays } from './other-ways.tsx';

/** The value of the button that asks for a code in a mail. */
const BY_CODE = 'code';

/** Begins with the sign-in of the house, if there is one. The form takes its place once that has failed. */
export function SignIn({ email = '' }: { email?: string }) {
  const house = useHouseSignIn();
  const isNew = useHostState((state) => state.settings?.isNew === true);
  const [usesPassword, setUsesPassword] = useState(email !== '');
  const title = isNew ? shared.signIn : texts.welcomeBack;
  if (house && !house.hasFailed && !usesPassword) {
    return <HouseFirst title={title} house={house} onPassword={() => setUsesPassword(true)} />;
  }
  return <SignInForm title={title} house={house} email={email} />;
}

interface SignInFormProps {
  title: string;
  house: HouseSignIn | null;
  email: string;
}

/**
 * Sign-in with a password or a mailed code. A wrong e-mail address and a wrong password get the same sentence. What has
 * failed before is the title of the page, with the way on below it.
 */
function SignInForm({ title, house, email: given }: SignInFormProps) {
  const { account, enter, show, storage } = useHost();
  const sendsMail = useSendsMail();
  const isInvited = useHostState((state) => state.invitation !== null);
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
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

  const trouble = rests && restsUntil !== null ? texts.passwordRests(shortTime(restsUntil)) : house?.fault;
  const forgot = (
    <TextButton isSoft onClick={() => show({ step: 'ask-mail', why: 'recover', email })}>
      {texts.forgotPassword}
    </TextButton>
  );
  const codeButton = <CodeButton ref={code} kind={rests ? 'primary' : 'plain'} />;
  return (
    <Gate
      {...(trouble === undefined
        ? { title, scene: 'glasses', couple: keptCouple(storage) ?? undefined }
        : { title: failedTitle(house, rests), scene: 'apart' })}
      lead={<Trouble>{trouble}</Trouble>}
      isTall={house !== null}
      promise={texts.guestsNeedNone}
      foot={
        rests
          ? forgot
          : canSignUp && <TextButton onClick={() => show({ step: 'sign-up', email })}>{texts.createAccount}</TextButton>
      }
    >
      <form {...bind}>
        <EmailField value={email} onChange={({ target }) => setEmail(target.value)} fault={faults?.email} />
        {!rests && <PasswordField fault={faults?.password} link={forgot} />}
        <Fault>{faults?.form}</Fault>
        <Actions>
          {rests ? (
            codeButton
          ) : (
            <Button type="submit" kind="primary" isWide aria-busy={isBusy}>
              {shared.signIn}
            </Button>
          )}
        </Actions>
        <MoreWays house={house}>{!rests && codeButton}</MoreWays>
      </form>
    </Gate>
  );
}

function failedTitle(house: HouseSignIn | null, rests: boolean): string {
  if (rests) return texts.tooManyTries;
  return house?.isOffered === false ? anotherWay : notSignedIn;
}

/** Why the last sign-in has failed, announced as soon as it appears. */
function Trouble({ children }: { children: string | undefined }) {
  return (
    <span role="alert">
      {children && (
        <>
          <Icon name="alert" />
          <span>{children}</span>
        </>
      )}
    </span>
  );
}

interface MoreWaysProps {
  /** The sign-in of the house, which is the last of these ways below the form, if it may still work. */
  house: HouseSignIn | null;
  /** The button for a code, if it is one of these ways. */
  children: ReactNode;
}

/** The less usual ways to sign in, below the usual one. */
function MoreWays({ house, children }: MoreWaysProps) {
  const canUsePasskeys = useCanUsePasskeys();
  const offered = house?.isOffered ? house : null;
  if (!offered && !children && !canUsePasskeys) return null;
  return (
    <>
      <Or />
      <OtherWays>
        {children}
        {canUsePasskeys && <PasskeyButton />}
        {offered && <HouseButton {...offered} />}
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
