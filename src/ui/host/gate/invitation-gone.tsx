import * as shared from '#messages/hosts.ts';
import * as gate from '#messages/hosts-gate.ts';
import * as texts from '#messages/hosts-team.ts';
import { Button } from '../../components/button.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';

/** The link of an invitation that has been used, was withdrawn, or is too old. */
export function InvitationGone() {
  const { show } = useHost();
  return (
    <Gate title={texts.invitationGone} lead={texts.invitationGoneLead} picture="mail">
      <Actions>
        <Button kind="primary" isWide onClick={() => show(null)}>
          {shared.signIn}
        </Button>
        <Button isWide onClick={() => show({ step: 'sign-up' })}>
          {gate.createAccount}
        </Button>
      </Actions>
    </Gate>
  );
}
