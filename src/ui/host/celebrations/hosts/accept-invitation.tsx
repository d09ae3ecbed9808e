import { dateOf } from '#messages/celebration.ts';
import { myCelebrations } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-team.ts';
import { Button } from '../../../components/button.tsx';
import { useLoaded } from '../../acts/use-loaded.ts';
import { hostingCalls } from '../../calls/hosting.ts';
import { Actions } from '../../form/actions.tsx';
import { Submit } from '../../form/submit.tsx';
import { useForm } from '../../form/use-form.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Gate } from '../../shell/gate.tsx';
import { useHost } from '../../state/host-context.tsx';
import { NotForYou } from './not-for-you.tsx';

/** A signed-in host has opened the link of an invitation to be a co-host. */
export function AcceptInvitation({ token }: { token: string }) {
  const { call, endInvitation, go } = useHost();
  const calls = hostingCalls(call);
  const offer = useLoaded(() => calls.invitation(token));
  const { bind, faults, isBusy } = useForm({
    send: async () => {
      const { id } = await calls.accept(token);
      endInvitation();
      go({ screen: 'celebration', id, place: 'guests' });
    },
    explain: ({ code }) => (code === 'unknown-invitation' ? { form: texts.invitationGoneLead } : null),
  });
  if (offer.fault?.code === 'unknown-invitation') return <NotForYou token={token} />;
  if (!offer.value) {
    return (
      <Gate title={texts.anInvitation} picture="people">
        <Trouble of={offer} />
        {offer.fault && (
          <Actions>
            <Button isWide onClick={endInvitation}>
              {myCelebrations}
            </Button>
          </Actions>
        )}
      </Gate>
    );
  }
  const { names, date, invitedBy } = offer.value;
  return (
    <Gate title={texts.asksForHand(invitedBy)} lead={texts.wouldYou(names, dateOf(date))} picture="people" isGlad>
      <form {...bind}>
        <Submit
          faults={faults}
          isBusy={isBusy}
          more={
            <Button isWide onClick={endInvitation}>
              {texts.noThankYou}
            </Button>
          }
        >
          {texts.gladly}
        </Submit>
      </form>
    </Gate>
  );
}
