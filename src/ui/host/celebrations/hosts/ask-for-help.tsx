import { useEffect, useRef, useState } from 'react';
import * as shared from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import type { HandingOver } from '../../../../domain/hosting/handing-over.ts';
import type { NewInvitation, SentInvitation } from '../../../../domain/hosting/invitation.ts';
import { HOST_NAME_MAX_LENGTH } from '../../../../domain/limits.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { useFeedback } from '../../../feedback/feedback.tsx';
import type { CallFault } from '../../calls/call.ts';
import { Submit } from '../../form/actions.tsx';
import { MadeLink } from '../../form/made-link.tsx';
import { InvitedEmail, TextField } from '../../form/text-field.tsx';
import { checkAll, emailOf, type Faults, textOf, theirEmailIsWhole, useForm } from '../../form/use-form.ts';
import { Icon } from '../../parts/icon.tsx';
import { SettingsGroup } from '../../parts/settings.tsx';
import { useHostState } from '../../state/host-context.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './ask-for-help.module.css';

interface AskForHelpProps {
  /** Whether a new link is in the place of the form. */
  isLinkReady: boolean;
  onLinkReady(isReady: boolean): void;
  onAsked(): void;
}

/** Invites one person to be a host here. */
export function AskForHelp({ isLinkReady, onLinkReady, onAsked }: AskForHelpProps) {
  const { celebration } = useHosted();
  function asked({ link }: SentInvitation) {
    onLinkReady(link !== undefined);
    onAsked();
  }
  return (
    <SettingsGroup
      isPadded
      title={isLinkReady ? texts.linkReady : texts.askSomebody}
      lead={!isLinkReady && (celebration.role === 'owner' ? texts.askLead : texts.askLeadOfHelper)}
    >
      <div className={styles.ask}>
        <AskOne isTitled onAsked={asked} onAnother={() => onLinkReady(false)} />
      </div>
    </SettingsGroup>
  );
}

interface AskOneProps {
  /** Whether the owner stays a host. Present only if the owner hands the celebration over. */
  handsOver?: HandingOver;
  /** The heading around it says when a link is ready. */
  isTitled?: boolean;
  onAsked(invitation: SentInvitation): void;
  /** The form is back in the place of the link. */
  onAnother?(): void;
}

/** Invites one person by mail, or with a link that the host sends in another way. A new link replaces the form. */
export function AskOne({ handsOver, isTitled, onAsked, onAnother }: AskOneProps) {
  const sendsMail = useHostState((state) => state.settings?.mail ?? true);
  const [made, setMade] = useState<SentInvitation | null>(null);
  const [isByLink, setIsByLink] = useState(false);
  const more = handsOver ? { handsOver } : {};
  const asked = (invitation: SentInvitation) => {
    setMade(invitation);
    onAsked(invitation);
  };
  const askByLink = () => {
    setMade(null);
    setIsByLink(true);
    onAnother?.();
  };
  if (made?.link) {
    return <MadeLink link={made.link} untilMs={made.expiresAt} isTitled={isTitled} onAnother={askByLink} />;
  }
  return (
    <>
      {sendsMail ? <ByMail more={more} onAsked={asked} /> : <p className={styles.lead}>{shared.noMailHint}</p>}
      {isByLink || !sendsMail ? (
        <ByLink isSecond={sendsMail} takesFocus={isByLink} more={more} onAsked={asked} />
      ) : (
        <TextButton isWide onClick={askByLink}>
          {texts.makeLinkInstead}
        </TextButton>
      )}
    </>
  );
}

interface AskingProps {
  more: Pick<NewInvitation, 'handsOver'>;
  onAsked(invitation: SentInvitation): void;
}

function ByMail({ more, onAsked }: AskingProps) {
  const { calls } = useHosted();
  const { toast } = useFeedback();
  const field = useRef<HTMLInputElement>(null);
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [theirEmailIsWhole]),
    send: async (values) => {
      const email = emailOf(values);
      onAsked(await calls.invite({ email, ...more }));
      if (field.current) field.current.value = '';
      toast({ message: texts.invitationSent(email) });
    },
    explain: (fault) => (fault.code === 'invalid' ? { email: shared.emailWrong } : explainFull(fault)),
  });
  return (
    <form {...bind}>
      <InvitedEmail ref={field} fault={faults?.email} />
      <Submit faults={faults} isBusy={isBusy}>
        <Icon name="mail" />
        {texts.sendInvitation}
      </Submit>
    </form>
  );
}

interface ByLinkProps extends AskingProps {
  /** The form is below the form for a mail, so its button is less prominent. */
  isSecond: boolean;
  /** The button that opened this form had the focus and is gone. */
  takesFocus: boolean;
}

/** Makes a link. Links look alike, so the host can note for whom each link is. */
function ByLink({ isSecond, takesFocus, more, onAsked }: ByLinkProps) {
  const { calls } = useHosted();
  const field = useRef<HTMLInputElement>(null);
  // This is an effect because the focus is outside React.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { bind, faults, isBusy } = useForm({
    send: async (values) => {
      const forWhom = textOf(values, 'forWhom');
      onAsked(await calls.invite(forWhom ? { forWhom, ...more } : more));
    },
    explain: (fault) => (fault.code === 'invalid' ? { forWhom: shared.nameRefused } : explainFull(fault)),
  });
  return (
    <form {...bind} className={styles.byLink}>
      <TextField
        ref={field}
        name="forWhom"
        label={texts.forWhom}
        hint={texts.forWhomHint}
        fault={faults?.forWhom}
        maxLength={HOST_NAME_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        dir="auto"
      />
      <Submit kind={isSecond ? 'plain' : 'primary'} faults={faults} isBusy={isBusy}>
        <Icon name="key" />
        {shared.makeLink}
      </Submit>
    </form>
  );
}

function explainFull({ code }: CallFault): Faults | null {
  return code === 'too-much' ? { form: texts.tooMany } : null;
}
