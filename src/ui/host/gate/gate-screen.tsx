import { useLayer } from '../../browser/navigation.ts';
import { CodeStep } from '../first-hour/code-step.tsx';
import { SetupGone } from '../first-hour/setup-gone.tsx';
import { YouStep } from '../first-hour/you-step.tsx';
import type { GateStep } from '../state/gate-step.ts';
import { useHost, useHostState } from '../state/host-context.tsx';
import { AskMail } from './ask-mail.tsx';
import { ByInvitation } from './by-invitation.tsx';
import { Invited } from './invited.tsx';
import { MailSent } from './mail-sent.tsx';
import { MailedCode } from './mailed-code.tsx';
import { ExpiredLink, InvitationGone, Verified } from './mailed-links.tsx';
import { NewPassword } from './new-password.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { RecoveryCodes, SecondSetup } from './second-setup.tsx';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';

const SIGN_IN: GateStep = { step: 'sign-in' };
/** The steps from which the Back button returns to the sign-in. */
const LAYERS: readonly GateStep['step'][] = [
  'sign-up',
  'by-invitation',
  'invitation-gone',
  'mail-sent',
  'code',
  'second-step',
  'recovery-code',
  'ask-mail',
];

/** Shows the current step at the gate, or the sign-in if there is none. */
export function GateScreen() {
  const gate = useHostState((state) => state.gate) ?? SIGN_IN;
  const { show } = useHost();
  useLayer(LAYERS.includes(gate.step), () => show(null));
  return <Step key={gate.step} gate={gate} />;
}

/** While nobody can have an account yet, another step replaces the sign-in, which would be useless. */
function SignInIfAnybody(gate: { email?: string }) {
  const isNew = useHostState(({ settings }) => settings?.isNew === true);
  const needsLink = useHostState(({ settings }) => settings?.signup === 'invitation' && settings.house === null);
  const asksForCode = useHostState(({ settings }) => settings?.asksForCode === true);
  if (asksForCode) return <CodeStep />;
  return isNew && needsLink ? <NobodyYet /> : <SignIn {...gate} />;
}

function Step({ gate }: { gate: GateStep }) {
  switch (gate.step) {
    case 'sign-in':
      return <SignInIfAnybody {...gate} />;
    case 'sign-up':
      return <SignUp {...gate} />;
    case 'setup':
      return <YouStep {...gate} />;
    case 'setup-gone':
      return <SetupGone {...gate} />;
    case 'by-invitation':
      return <ByInvitation />;
    case 'invited':
      return <Invited />;
    case 'invitation-gone':
      return <InvitationGone />;
    case 'mail-sent':
      return <MailSent {...gate} />;
    case 'code':
      return <MailedCode {...gate} />;
    case 'second-step':
      return <SecondStep />;
    case 'recovery-code':
      return <RecoveryCode />;
    case 'ask-mail':
      return <AskMail {...gate} />;
    case 'new-password':
      return <NewPassword {...gate} />;
    case 'expired':
      return <ExpiredLink {...gate} />;
    case 'verified':
      return <Verified />;
    case 'second-setup':
      return <SecondSetup {...gate} />;
    case 'recovery-codes':
      return <RecoveryCodes {...gate} />;
  }
}
