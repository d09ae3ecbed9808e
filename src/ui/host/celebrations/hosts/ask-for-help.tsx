import { useRef, useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import type { SentInvitation } from '../../../../domain/hosting/invitation.ts';
import { Button } from '../../../components/button.tsx';
import { Strong } from '../../../components/strong.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { Submit } from '../../form/actions.tsx';
import { InvitedEmail } from '../../form/text-field.tsx';
import { checkAll, emailIsWhole, emailOf, useForm } from '../../form/use-form.ts';
import { CopyLink } from '../../parts/copy-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useHostState } from '../../state/host-context.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './ask-for-help.module.css';

/** The value of the button that makes a link for no address. */
const BY_LINK = 'link';

/** Invites one person to be a host here: by a mail, or by a link that the host sends in another way. */
export function AskForHelp({ onAsked }: { onAsked(): void }) {
  const { calls } = useHosted();
  const { toast } = useFeedback();
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  const [link, setLink] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { bind, faults, isBusy } = useForm({
    check: (values, button) => (sendsMail && button !== BY_LINK ? checkAll(values, [emailIsWhole]) : null),
    send: async (values, button) => {
      const email = emailOf(values);
      const isByMail = sendsMail && button !== BY_LINK;
      const invitation: SentInvitation = await calls.invite(isByMail ? email : undefined);
      setLink(isByMail ? null : invitation.link);
      if (isByMail) {
        if (field.current) field.current.value = '';
        toast({ message: texts.invitationSent(email) });
      }
      onAsked();
    },
    explain: ({ code }) => {
      if (code === 'too-much') return { form: texts.tooMany };
      return code === 'invalid' ? { email: shared.emailWrong } : null;
    },
  });
  return (
    <TitledCard title={texts.askSomebody}>
      <p className={styles.lead}>{texts.askLead}</p>
      <form {...bind}>
        {sendsMail ? (
          <>
            <InvitedEmail ref={field} fault={faults?.email} />
            <Submit
              faults={faults}
              isBusy={isBusy}
              more={
                <Button type="submit" value={BY_LINK} isWide aria-busy={isBusy}>
                  <Icon name="key" />
                  {texts.makeLinkInstead}
                </Button>
              }
            >
              <Icon name="mail" />
              {texts.sendInvitation}
            </Submit>
          </>
        ) : (
          <>
            <p className={styles.lead}>{shared.noMailHint}</p>
            <Submit faults={faults} isBusy={isBusy}>
              <Icon name="key" />
              {shared.makeLink}
            </Submit>
          </>
        )}
      </form>
      {link && <OwnLink link={link} />}
    </TitledCard>
  );
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** The link, which no later answer has. */
function OwnLink({ link }: { link: string }) {
  return (
    <div ref={bringIntoSight} className={styles.link} role="status">
      <Notice icon="key">
        <Strong sentence={texts.linkOnce}>{link}</Strong>
      </Notice>
      <CopyLink link={link} />
    </div>
  );
}
