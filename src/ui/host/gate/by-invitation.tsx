import * as texts from '#messages/hosts/gate.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Says that nobody can currently sign up without an invitation. */
export function ByInvitation() {
  const { show } = useHost();
  const isOff = useHostState((state) => state.settings?.signup === 'off');
  return (
    <Gate
      title={isOff ? texts.noNewHosts : texts.byInvitation}
      lead={isOff ? texts.noNewHostsLead : texts.byInvitationLead}
      scene={isOff ? 'card' : 'sealedLetter'}
      promise={texts.guestsNeedNone}
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => show(null)}>
          {texts.haveAnAccount}
        </Button>
        <ButtonLink href="/">{texts.imAGuest}</ButtonLink>
      </Actions>
    </Gate>
  );
}
