import type { ComponentProps } from 'react';
import { copiedInstead } from '#messages/celebration/celebration.ts';
import { copyFailed } from '#messages/hosts/gate.ts';
import { copyLink, linkCopied } from '#messages/hosts/hosts.ts';
import { copyText, shareLink } from '../../browser/share-link.ts';
import { Button } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { Icon } from './icon.tsx';

/** Puts a link on the clipboard. `isSecond`: beside the button that shares it. */
export function CopyLink({ link, isSecond = false }: { link: string; isSecond?: boolean }) {
  const copy = useCopy(linkCopied);
  return (
    <Button kind={isSecond ? 'plain' : 'primary'} isWide onClick={() => copy(link)}>
      <Icon name="copy" />
      {copyLink}
    </Button>
  );
}

interface ShareLinkProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'children'> {
  link: string;
}

/** Opens the system's share sheet, or copies the link where the browser refuses. */
export function ShareLink({ link, kind = 'primary', children }: ShareLinkProps) {
  const { toast } = useFeedback();
  async function share() {
    const refused = await shareLink(link);
    if (refused) toast({ message: refused === 'copied' ? copiedInstead : copyFailed });
  }
  return (
    <Button kind={kind} isWide onClick={share}>
      <Icon name="share" />
      {children}
    </Button>
  );
}

/** Puts a text on the clipboard and says so. Some browsers refuse that. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const { toast } = useFeedback();
  return async (text) => {
    toast({ message: (await copyText(text)) ? done : copyFailed });
  };
}
