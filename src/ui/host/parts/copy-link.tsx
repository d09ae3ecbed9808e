import { copyLink, linkCopied } from '#messages/hosts.ts';
import { Button } from '../../components/button.tsx';
import { useCopy } from '../acts/use-copy.ts';
import { Lines } from './lines.tsx';

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
