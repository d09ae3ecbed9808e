import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-gate.ts';
import { Button } from '../../components/button.tsx';
import { Actions } from '../form/actions.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import type { MailPurpose } from '../state/gate-step.ts';
import { useHost } from '../state/host-context.tsx';

/** The link of a mail that is too old, or has been used. */
export function ExpiredLink({ why }: { why: MailPurpose }) {
  const { show } = useHost();
  return (
    <Gate
      title={texts.linkTooOld}
      lead={texts.linkTooOldLead}
      picture="clock"
      foot={<TextLink onClick={() => show(null)}>{shared.backToSignIn}</TextLink>}
    >
      <Actions>
        <Button kind="primary" isWide onClick={() => show({ step: 'ask-mail', why })}>
          {texts.sendNewLink}
        </Button>
      </Actions>
    </Gate>
  );
}
