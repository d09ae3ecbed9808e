import { copyFailed } from '#messages/hosts/gate.ts';
import { copyLink, linkCopied } from '#messages/hosts/hosts.ts';
import { Button } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { Icon } from './icon.tsx';

/** Puts a link on the clipboard. */
export function CopyLink({ link }: { link: string }) {
  const copy = useCopy(linkCopied);
  return (
    <Button isWide onClick={() => copy(link)}>
      <Icon name="copy" />
      {copyLink}
    </Button>
  );
}

/** Puts a text on the clipboard and says so. Some browsers refuse that, or have no clipboard on plain http. */
export function useCopy(done: string): (text: string) => Promise<void> {
  const { toast } = useFeedback();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: done });
    } catch {
      toast({ message: copyFailed });
    }
  };
}
