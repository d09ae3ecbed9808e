import { myCelebrations } from '#messages/hosts.ts';
import * as texts from '#messages/hosts-team.ts';
import { Button } from '../../../components/button.tsx';
import { useLoaded } from '../../acts/use-loaded.ts';
import { useSignOut } from '../../acts/use-sign-out.ts';
import { Actions } from '../../form/actions.tsx';
import { Gate } from '../../shell/gate.tsx';
import { useHost, useHostState } from '../../state/host-context.tsx';

/**
 * No invitation to help at a celebration. It may be an operator's, to create an account, and this host has one. All
 * others are no longer valid.
 */
export function NotForYou({ token }: { token: string }) {
  const { account, endInvitation } = useHost();
  const own = useHostState((state) => state.user?.email);
  const invited = useLoaded(() => account.invitation(token));
  if (!invited.value && !invited.fault) return <Gate title={texts.anInvitation} picture="mail" />;
  const email = invited.value?.email ?? null;
  return (
    <Gate title={email === null ? texts.invitationGone : texts.haveAccount} lead={leadOf(email, own)} picture="mail">
      <Actions>
        <Button kind="primary" isWide onClick={endInvitation}>
          {myCelebrations}
        </Button>
        {email !== null && email !== own && <UseOther />}
      </Actions>
    </Gate>
  );
}

/** Signs out. The invitation stays, and opens the form of a new account. */
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
      {texts.signOutAndUseIt}
    </Button>
  );
}

function leadOf(invited: string | null, own: string | undefined): string {
  if (invited === null) return texts.invitationGoneLead;
  return invited === own ? texts.invitationIsUsed : texts.invitationOfOther(invited, own ?? '');
}
