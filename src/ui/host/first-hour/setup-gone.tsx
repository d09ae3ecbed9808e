import * as texts from '#messages/hosts/first-hour.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { Actions } from '../form/actions.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { Gate } from '../shell/gate.tsx';
import type { WhySetupGone } from '../state/gate-step.ts';
import { useHost, useHostState } from '../state/host-context.tsx';

/** Shown if the setup link for the first host was used or is too old. */
export function SetupGone({ why }: { why: WhySetupGone }) {
  const { show } = useHost();
  const command = useHostState((state) => state.settings?.commands?.setUp ?? '');
  if (why === 'used') {
    return (
      <Gate title={texts.linkUsed} lead={texts.linkUsedLead} scene="key">
        <Actions>
          <Button kind="primary" isWide onClick={() => show(null)}>
            {shared.signIn}
          </Button>
        </Actions>
      </Gate>
    );
  }
  return (
    <Gate
      title={texts.setUpLinkTooOld}
      lead={texts.setUpLinkTooOldLead}
      scene="apart"
      foot={
        <ForTheServer>
          <Strong sentence={texts.newSetUpLink}>{command}</Strong>
        </ForTheServer>
      }
    >
      <Actions>
        <ButtonLink kind="primary" href="/">
          {shared.toTheTracker}
        </ButtonLink>
      </Actions>
    </Gate>
  );
}
