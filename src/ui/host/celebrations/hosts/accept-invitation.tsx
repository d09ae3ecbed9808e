import { dateOf } from '#messages/celebration/celebration.ts';
import { myCelebrations } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import { Button } from '../../../components/button.tsx';
import { Strong } from '../../../components/strong.tsx';
import { useLoaded } from '../../acts/use-loaded.ts';
import { useSignOut } from '../../acts/use-sign-out.ts';
import { hostingCalls } from '../../calls/hosting.ts';
import { Actions, Submit } from '../../form/actions.tsx';
import { useForm } from '../../form/use-form.ts';
import { Trouble } from '../../notices/trouble.tsx';
import { Gate } from '../../shell/gate.tsx';
import { useHost, useHostState } from '../../state/host-context.tsx';

/** Shown to a signed-in host who has opened the link of an invitation to be a co-host. */
export function AcceptInvitation({ token }: { token: string }) {
  const { call, endInvitation, go } = useHost();
  const calls = hostingCalls(call);
  const offer = useLoaded(() => calls.invitation(token));
  const { bind, faults, isBusy } = useForm({
    send: async () => {
      const { id } = await calls.accept(token);
      endInvitation();
      go({ screen: 'celebration', id, place: 'tonight' });
    },
    explain: ({ code }) => (code === 'unknown-invitation' ? { form: texts.invitationGoneLead } : null),
  });
  if (offer.fault?.code === 'unknown-invitation') return <NotForYou token={token} />;
  if (!offer.value) {
    return (
      <Gate title={texts.anInvitation} scene="sealedLetter">
        <Trouble of={offer} isLine />
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
  const { names, date, invitedBy, handsOver } = offer.value;
  return (
    <Gate
      title={handsOver ? texts.handsOverToYou(invitedBy) : texts.asksForHand(invitedBy)}
      lead={handsOver ? texts.wouldYouTake(names) : texts.wouldYou(names, dateOf(date))}
      scene="sealedLetter"
      couple={names}
    >
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

/**
 * Shown if the link is not a valid invitation to be a co-host. It is either an operator's invitation to create an
 * account, which this host already has, or it is no longer valid.
 */
function NotForYou({ token }: { token: string }) {
  const { account, endInvitation } = useHost();
  const own = useHostState((state) => state.user?.email);
  const invited = useLoaded(() => account.invitation(token));
  if (!invited.value && !invited.fault) return <Gate title={texts.anInvitation} scene="sealedLetter" />;
  const email = invited.value?.email ?? null;
  return (
    <Gate {...(email === null ? GONE : email === own ? USED : ofOther(email, own))}>
      <Actions>
        <Button kind="primary" isWide onClick={endInvitation}>
          {myCelebrations}
        </Button>
        {email !== null && email !== own && <UseOther />}
      </Actions>
    </Gate>
  );
}

const GONE = { title: texts.invitationGone, lead: texts.invitationGoneLead, scene: 'oldLetter' } as const;
const USED = { title: texts.haveAccount, lead: texts.invitationIsUsed, scene: 'key' } as const;

/** Each address has its own line. */
const ofOther = (invited: string, own = '') =>
  ({
    title: texts.invitationOfOther,
    lead: (
      <>
        <Strong sentence={texts.invitationIsFor}>{invited}</Strong> <br />
        <Strong sentence={texts.signedInAs}>{own}</Strong>
      </>
    ),
    scene: 'key',
  }) as const;

/** Signs out and keeps the invitation, which then opens the form for a new account. */
function UseOther() {
  const { load } = useHost();
  const signOut = useSignOut();
  return (
    <Button
      isWide
      onClick={async () => {
        await signOut();
        await load();
      }}
    >
      {texts.signOutAndAccept}
    </Button>
  );
}
