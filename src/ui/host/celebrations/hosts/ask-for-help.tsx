import { useState } from 'react';
import * as texts from '#messages/hosts-team.ts';
import { Button } from '../../../components/button.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Fault } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import { useForm } from '../../parts/use-form.ts';
import { useHosted } from '../hosted.tsx';

/** Makes a link that lets one person become a host here. Only this answer has the link. */
export function AskForHelp({ onAsked }: { onAsked(): void }) {
  const { calls } = useHosted();
  const copy = useCopy(texts.linkCopied);
  const [link, setLink] = useState<string | null>(null);
  const { bind, faults, isBusy } = useForm({
    send: async () => {
      const invitation = await calls.invite();
      setLink(invitation.link);
      onAsked();
    },
    explain: ({ code }) => (code === 'too-much' ? { form: texts.tooMany } : null),
  });
  return (
    <TitledCard title={texts.askSomebody}>
      <p>{texts.askLead}</p>
      <form {...bind}>
        <Fault>{faults?.form}</Fault>
        {link && (
          <Notice lines="key">
            {texts.linkOnce} <b>{link}</b>
          </Notice>
        )}
        <Actions>
          {link && (
            <Button kind="primary" isWide onClick={() => copy(link)}>
              {texts.copyLink}
            </Button>
          )}
          <Button type="submit" kind={link ? 'plain' : 'primary'} isWide aria-busy={isBusy}>
            {texts.makeLink}
          </Button>
        </Actions>
      </form>
    </TitledCard>
  );
}
