import { useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/operator.ts';
import { linkReady } from '#messages/hosts/team.ts';
import { INVITATION_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import type { HostInvitation } from '../../../domain/accounts/host-entry.ts';
import { InlineButton } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { goneIsDone } from '../acts/gone-is-done.ts';
import { useAct } from '../acts/use-act.ts';
import type { Loaded } from '../acts/use-loaded.ts';
import type { OperatorCalls } from '../calls/operator.ts';
import { Submit } from '../form/actions.tsx';
import { MadeLink, takeFocus } from '../form/made-link.tsx';
import { InvitedEmail } from '../form/text-field.tsx';
import { checkAll, emailOf, theirEmailIsWhole, useForm } from '../form/use-form.ts';
import { Nothing } from '../notices/nothing.tsx';
import { Trouble } from '../notices/trouble.tsx';
import { Icon } from '../parts/icon.tsx';
import { Row } from '../parts/row.tsx';
import { TitledCard } from '../parts/titled-card.tsx';
import { useHostState } from '../state/host-context.tsx';
import styles from './operator.module.css';

interface InvitationsProps {
  calls: OperatorCalls;
  loaded: Loaded<{ invitations: readonly HostInvitation[] }>;
}

/** Invites hosts by mail, or with links if the server cannot send mail, and lists the open invitations. */
export function Invitations({ calls, loaded }: InvitationsProps) {
  const { toast } = useFeedback();
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  const act = useAct();
  const [link, setLink] = useState<string | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const invitations = loaded.value?.invitations ?? [];

  async function invite(email: string) {
    setLink((await calls.invite(email)).link);
    toast({ message: sendsMail ? texts.invitationSent(email) : texts.linkIsReady(email) });
    await loaded.reload();
  }

  async function withdraw({ id }: HostInvitation) {
    if (!(await act({ run: () => goneIsDone(() => calls.withdraw(id)), done: texts.withdrawn }))) return;
    loaded.set((now) => now && { invitations: now.invitations.filter((other) => other.id !== id) });
  }

  return (
    <TitledCard title={link === null ? texts.inviteHost : linkReady}>
      {link === null ? (
        <InviteForm invite={invite} sendsMail={sendsMail} isAnother={isAnother} />
      ) : (
        <MadeLink
          key={link}
          link={link}
          isTitled
          untilMs={Date.now() + INVITATION_LASTS_MS}
          onAnother={() => {
            setLink(null);
            setIsAnother(true);
          }}
        />
      )}
      {(loaded.value || loaded.fault) && (
        <div className={styles.sent}>
          <h3>{texts.invitations}</h3>
          <Trouble of={loaded} isLine />
          {loaded.value && invitations.length === 0 && <Nothing icon="mail">{texts.noInvitations}</Nothing>}
          <ul role="list">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow
                  invitation={invitation}
                  onWithdraw={() => withdraw(invitation)}
                  onAgain={() => act({ run: () => invite(invitation.email) })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </TitledCard>
  );
}

interface InviteFormProps {
  invite(email: string): Promise<void>;
  /** Whether the form replaces a link that was just made. */
  isAnother: boolean;
  sendsMail: boolean;
}

function InviteForm({ invite, isAnother, sendsMail }: InviteFormProps) {
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [theirEmailIsWhole]),
    send: (values) => invite(emailOf(values)),
    explain: ({ code }) => (code === 'invalid' ? { email: shared.emailWrong } : null),
  });
  return (
    <form {...bind}>
      <InvitedEmail ref={isAnother ? takeFocus : undefined} fault={faults?.email} />
      <Submit faults={faults} isBusy={isBusy}>
        <Icon name={sendsMail ? 'mail' : 'key'} />
        {sendsMail ? texts.sendInvitation : shared.makeLink}
      </Submit>
    </form>
  );
}

interface InvitationRowProps {
  invitation: HostInvitation;
  onWithdraw(): void;
  onAgain(): void;
}

function InvitationRow({ invitation: { email, createdAt, expiresAt }, onWithdraw, onAgain }: InvitationRowProps) {
  const nowMs = Date.now();
  const isOver = expiresAt <= nowMs;
  return (
    <Row
      hint={texts.invited(createdAt, expiresAt, nowMs)}
      action={
        <InlineButton
          aria-label={isOver ? texts.sendAgainOf(email) : texts.withdrawOf(email)}
          onClick={isOver ? onAgain : onWithdraw}
        >
          {isOver ? texts.sendAgain : texts.withdraw}
        </InlineButton>
      }
    >
      <bdi>{email}</bdi>
    </Row>
  );
}
