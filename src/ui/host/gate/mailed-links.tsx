import * as gate from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import type { MailPurpose } from '../state/gate-step.ts';
import { useHost } from '../state/host-context.tsx';

/** Shown if the invitation of the link was used or withdrawn, or is too old. */
export function InvitationGone() {
  const { show } = useHost();
  return (
    <Gate
      title={texts.invitationGone}
      lead={texts.invitationGoneLead}
      scene="oldLetter"
      foot={<TextButton onClick={() => show({ step: 'sign-up' })}>{gate.createAccount}</TextButton>}
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => show(null)}>
          {shared.signIn}
        </Button>
      </Actions>
    </Gate>
  );
}

/** Shown if the link of a mail is too old or was used. */
export function ExpiredLink({ why }: { why: MailPurpose }) {
  const { show } = useHost();
  return (
    <Gate
      title={gate.linkTooOld}
      lead={gate.linkTooOldLead}
      scene="oldLetter"
      foot={<TextButton onClick={() => show(null)}>{shared.backToSignIn}</TextButton>}
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => show({ step: 'ask-mail', why })}>
          {gate.getNewLink}
        </Button>
      </Actions>
    </Gate>
  );
}

/** Says that the address of a new host is confirmed. */
export function Verified() {
  const { go, show } = useHost();
  return (
    <Gate
      title={gate.youAreConfirmed}
      lead={gate.nowTheCelebration}
      scene="glasses"
      foot={<TextButton onClick={() => show(null)}>{gate.later}</TextButton>}
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => go({ screen: 'create' })}>
          {gate.createCelebration}
        </Button>
      </Actions>
    </Gate>
  );
}
