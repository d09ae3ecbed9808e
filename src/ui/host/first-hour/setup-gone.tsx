import * as texts from '#messages/hosts/first-hour.ts';
import * as shared from '#messages/hosts/hosts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Strong } from '../../components/strong.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { Actions } from '../form/actions.tsx';
import { ForTheServer } from '../notices/for-the-server.tsx';
import { useCopy } from '../parts/copy-link.tsx';
import { Icon } from '../parts/icon.tsx';
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
        <ForTheServer act={<CopyCommand command={command} />}>
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

/** For whoever runs the server, or to send it to that person. */
function CopyCommand({ command }: { command: string }) {
  const copy = useCopy(texts.commandCopied);
  return (
    <TextButton onClick={() => copy(command)}>
      <Icon name="copy" />
      {texts.copyCommand}
    </TextButton>
  );
}
