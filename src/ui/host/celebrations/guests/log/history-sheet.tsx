import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../../components/sheet/sheet.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import styles from './log.module.css';
import { LogList } from './log-list.tsx';
import type { useLog } from './use-log.ts';

interface HistorySheetProps {
  isOpen: boolean;
  log: ReturnType<typeof useLog>;
  onClose(): void;
}

/**
 * The whole log, page by page. The title takes the focus, because the first button is an Undo and the last one is far
 * below.
 */
export function HistorySheet({ isOpen, log, onClose }: HistorySheetProps) {
  const title = (
    <span className={styles.title} tabIndex={-1} data-autofocus>
      {texts.hostsDid}
    </span>
  );
  return (
    <Sheet isOpen={isOpen} title={title} lead={texts.hostsDidLead} onDismiss={onClose}>
      <Trouble of={log} />
      {log.value && <LogList entries={log.value.entries} onUndo={log.undo} />}
      <SheetPair>
        {log.value?.more && <Button onClick={log.loadEarlier}>{texts.earlier}</Button>}
        <Button onClick={onClose}>{texts.close}</Button>
      </SheetPair>
    </Sheet>
  );
}
