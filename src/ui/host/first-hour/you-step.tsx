import { useState } from 'react';
import * as texts from '#messages/hosts/first-hour.ts';
import { passwordTooEasy } from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { nameFromEmail } from '../../../domain/accounts/name-from-email.ts';
import { type CallFault, faultOf } from '../calls/call.ts';
import { Submit } from '../form/actions.tsx';
import { EmailField, PasswordField, TextField } from '../form/text-field.tsx';
import {
  checkAll,
  emailIsWhole,
  emailOf,
  type Faults,
  nameIsThere,
  passwordIsGood,
  secretOf,
  textOf,
  useForm,
} from '../form/use-form.ts';
import type { WhySetupGone } from '../state/gate-step.ts';
import { useHost, useSendsMail } from '../state/host-context.tsx';
import { FirstHourFrame } from './frame.tsx';
import { GrowingCard } from './growing-card.tsx';

const EMPTY_CARD = (
  <div aria-hidden="true">
    <GrowingCard />
  </div>
);

/** The form for the first host. `token` is from the link that the server has printed, or was exchanged for the code. */
export function YouStep({ token, isTyped = false }: { token: string; isTyped?: boolean }) {
  const { account, enter, go, load, show } = useHost();
  const hasMail = useSendsMail();
  // The name is derived from the e-mail address until somebody changes the name.
  const [email, setEmail] = useState('');
  const [ownName, setOwnName] = useState<string | null>(null);
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [emailIsWhole, passwordIsGood('password'), nameIsThere]),
    send: becomeHost,
    explain,
  });

  async function becomeHost(values: FormData) {
    const body = {
      token,
      name: textOf(values, 'name'),
      email: emailOf(values),
      password: secretOf(values, 'password'),
    };
    try {
      enter(await account.setUp(body));
      go({ screen: 'first', id: null });
      // The server learns its address from the code's call, so the settings may have changed.
      if (isTyped) await load();
    } catch (error) {
      const why = WHY_GONE[faultOf(error).code];
      if (!why) throw error;
      // Asks for the code again.
      if (isTyped && why === 'old') return show(null);
      show({ step: 'setup-gone', why });
    }
  }

  return (
    <FirstHourFrame
      step={1}
      pageTitle={texts.makeItYours}
      title={
        <>
          {texts.itIsRunning} <br />
          {texts.makeItYours}
        </>
      }
      lead={texts.threeSteps}
      stage={EMPTY_CARD}
      picture={EMPTY_CARD}
      note={texts.fillsInAsYouType}
      foot={
        <p>
          {texts.onlyLooking} <a href="/">{texts.openAsGuest}</a>
        </p>
      }
    >
      <form {...bind}>
        <EmailField
          hint={hasMail ? texts.youSignInWithIt : texts.nothingIsSent}
          onChange={(event) => setEmail(event.target.value)}
          enterKeyHint="next"
          fault={faults?.email}
        />
        <PasswordField isNew label={shared.password} enterKeyHint="next" fault={faults?.password} />
        <TextField
          name="name"
          label={shared.yourName}
          autoComplete="name"
          dir="auto"
          value={ownName ?? nameFromEmail(email)}
          onChange={(event) => setOwnName(event.target.value)}
          fault={faults?.name}
        />
        <Submit faults={faults} isBusy={isBusy}>
          {texts.goOn}
        </Submit>
      </form>
    </FirstHourFrame>
  );
}

/** Refusals that the host cannot avoid with other input, because the link is no longer valid. */
const WHY_GONE: Readonly<Record<string, WhySetupGone>> = {
  'set-up': 'used',
  'link-expired': 'old',
};

function explain({ code, field }: CallFault): Faults | null {
  if (code !== 'invalid') return null;
  if (field === 'email') return { email: shared.emailWrong };
  if (field === 'name') return { name: shared.nameRefused };
  return field === 'password' ? { password: passwordTooEasy } : null;
}
