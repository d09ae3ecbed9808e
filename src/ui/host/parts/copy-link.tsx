import type { ComponentProps } from 'react';
import { copiedInstead } from '#messages/celebration/celebration.ts';
import { copyFailed } from '#messages/hosts/gate.ts';
import { copyLink, linkCopied } from '#messages/hosts/hosts.ts';
import { copyText, shareLink } from '../../browser/share-link.ts';
import { Button } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { Icon } from './icon.tsx';

/** A button that copies a link. `isSecond`: it is beside the button that shares the link. */
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

/** A button that opens the system's share sheet, or copies the link if the browser refuses. */
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

/** Returns a function that copies a text and says whether that worked, because some browsers refuse. */
export function useCopy(done: string): (text: string) => Promise<boolean> {
  const { toast } = useFeedback();
  return async (text) => {
    const isCopied = await copyText(text);
    toast({ message: isCopied ? done : copyFailed });
    return isCopied;
  };
}
