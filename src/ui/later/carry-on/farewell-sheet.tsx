import * as texts from '#messages/carry-on.ts';
import type { Farewell } from '../../../sync/two-phones/other-phone.ts';
import { Button } from '../../components/button.tsx';
import { QuietSheet } from './quiet-sheet.tsx';

const SENTENCES = {
  'signed-off': [texts.signedOff, texts.movedAway],
  deleted: [texts.deletedElsewhere, texts.forgottenHere],
} as const;

/** What has become of the evening that this phone had. The welcome is behind it. */
export function FarewellSheet({ farewell, onClose }: { farewell: Farewell | null; onClose(): void }) {
  const [title, lead] = SENTENCES[farewell ?? 'signed-off'];
  return (
    <QuietSheet isOpen={farewell !== null} isDim title={title} lead={lead} onDismiss={onClose}>
      <Button kind="primary" isWide data-autofocus onClick={onClose}>
        {texts.freshEvening}
      </Button>
    </QuietSheet>
  );
}
