import { dateOf } from '#messages/celebration/celebration.ts';
import * as gate from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { Actions } from '../form/actions.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Shows an invitation to be a co-host to somebody who is not signed in. It can be accepted only after signing in. */
export function Invited() {
  const offer = useHostState((state) => state.offer);
  const { show, endInvitation } = useHost();
  const canSignUp = useHostState((state) => state.settings?.signup !== 'off');
  if (!offer) return null;
  const { names, date, invitedBy, email, handsOver } = offer;
  const known = email === undefined ? {} : { email };

  function decline() {
    endInvitation();
    show(null);
  }

  return (
    <Gate
      title={handsOver ? texts.handsOverToYou(invitedBy) : texts.asksForHand(invitedBy)}
      lead={handsOver ? texts.wouldYouTakeWithAccount(names) : texts.wouldYouWithAccount(names, dateOf(date))}
      scene="sealedLetter"
      couple={names}
      foot={<TextButton onClick={decline}>{texts.noThankYou}</TextButton>}
    >
      <Actions>
        {canSignUp && (
          <Button kind="primary" isWide onClick={() => show({ step: 'sign-up', ...known })}>
            {gate.createAccount}
          </Button>
        )}
        <Button kind={canSignUp ? 'plain' : 'primary'} isWide onClick={() => show({ step: 'sign-in', ...known })}>
          {canSignUp ? gate.haveAnAccount : shared.signIn}
        </Button>
      </Actions>
    </Gate>
  );
}
