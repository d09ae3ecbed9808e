import * as texts from '#messages/hosts/guests.ts';
import { Button, InlineButton } from '../../../../components/button.tsx';
import { Sheet } from '../../../../components/sheet/sheet.tsx';
import { Trouble } from '../../../notices/trouble.tsx';
import { TitledCard } from '../../../parts/titled-card.tsx';
import styles from './log.module.css';
import { LogList } from './log-list.tsx';
import type { useLog } from './use-log.ts';

type Log = ReturnType<typeof useLog>;

/** The number of entries beside the guests on a laptop. The whole log also has all details of an entry. */
const RECENT = 5;

interface RecentLogProps {
  log: Log;
  /** The largest number of entries, where there is room for more. */
  most?: number;
  onAll(): void;
}

/** The latest actions of hosts, on a laptop only. A phone has a button for the whole log instead. */
export function RecentLog({ log, most = RECENT, onAll }: RecentLogProps) {
  if (!log.value) return null;
  const { entries } = log.value;
  const seeAll = entries.length > RECENT && <InlineButton onClick={onAll}>{texts.seeAll}</InlineButton>;
  return (
    <div className="only-laptop">
      <TitledCard className={styles.recent} title={texts.hostsDid} action={seeAll}>
        <LogList isBrief entries={entries.slice(0, most)} onUndo={log.undo} />
      </TitledCard>
    </div>
  );
}

interface HistorySheetProps {
  isOpen: boolean;
  log: Log;
  onClose(): void;
}

/** The whole log, page by page. The title takes the focus, because the first button may be 'Undo'. */
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
      {log.value?.more && <InlineButton onClick={log.loadEarlier}>{texts.earlier}</InlineButton>}
      <div className={styles.close}>
        <Button isWide onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Sheet>
  );
}
