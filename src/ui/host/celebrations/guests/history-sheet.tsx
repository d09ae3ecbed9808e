import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../components/sheet.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { LogList } from './log-list.tsx';
import type { useLog } from './use-log.ts';

interface HistorySheetProps {
  isOpen: boolean;
  log: ReturnType<typeof useLog>;
  onClose(): void;
}

/** The whole log, page by page. */
export function HistorySheet({ isOpen, log, onClose }: HistorySheetProps) {
  return (
    <Sheet isOpen={isOpen} title={texts.hostsDid} lead={texts.hostsDidLead} onDismiss={onClose}>
      <Trouble of={log} />
      {log.value && <LogList entries={log.value.entries} onUndo={log.undo} />}
      <SheetPair>
        {log.value?.more && <Button onClick={log.loadEarlier}>{texts.earlier}</Button>}
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
