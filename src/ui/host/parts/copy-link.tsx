import { copyLink, linkCopied } from '#messages/hosts.ts';
import { Button } from '../../components/button.tsx';
import { Lines } from '../shell/lines.tsx';
import { useCopy } from './use-copy.ts';

/** Puts a link on the clipboard. */
export function CopyLink({ link }: { link: string }) {
  const copy = useCopy(linkCopied);
  return (
    <Button isWide onClick={() => copy(link)}>
      <Lines name="copy" />
      {copyLink}
    </Button>
  );
}
