import { useState } from 'react';
import { goToAnother } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/celebration/door.ts';
import { cancel, save, startTracking } from '#messages/dialogs.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import type { OutAdmission } from '../../../sync/phone/decision.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawings/icon.tsx';
import { LensPicture } from '../../components/drawings/lens-picture.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { NameForm } from '../../dialogs/name-form.tsx';
import { useSharedName } from '../../dialogs/shared-name.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import type { DoorNotice, Drawn } from './door-notice.ts';
import styles from './door-sheet.module.css';

interface DoorSheetProps {
  isOpen: boolean;
  admission: OutAdmission;
  notice: DoorNotice;
  userName: string;
  /** Whether the phone is asking the hosts. */
  isAsking: boolean;
  onAsk(what: 'entry' | 'news'): void;
  onName(name: string): GuestNameFault | null;
  onOtherCelebration(): void;
  onClose(): void;
}

const PATHS: Record<Drawn, readonly string[]> = {
  door: ['M6 21V4.5A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.5V21M4 21h16', 'M14.5 12v.4'],
  clock: ['M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z', 'M12 7v5l3 2'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
    'M4 4l16 16',
  ],
  glass: ['M7.5 3h9l-.6 5.5a3.9 3.9 0 0 1-7.8 0Z', 'M12 12.4V20M8.5 20.5h7'],
  cup: ['M8 4h8v6a4 4 0 0 1-8 0Z', 'M8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v4M8.5 20h7'],
  lock: [
    'M6.5 11h11A1.5 1.5 0 0 1 19 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11Z',
    'M8 11V8a4 4 0 0 1 8 0v3',
  ],
};

/** Tells a guest who is not in what is safe and what is still possible. */
export function DoorSheet(props: DoorSheetProps) {
  const { isOpen, admission, notice, userName, onClose } = props;
  const [isNaming, setIsNaming] = useState(false);
  // The phone does not follow the leaderboard, because the guest is not in.
  const noteOn = useSharedName(false);
  if (isNaming && !isOpen) setIsNaming(false);

  function saveName(name: string) {
    const fault = props.onName(name);
    if (!fault) onClose();
    return fault;
  }

  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      onDismiss={isNaming ? () => setIsNaming(false) : onClose}
      step={isNaming ? 'name' : admission}
      picture={isNaming ? undefined : <Picture admission={admission} icon={notice.icon} />}
      title={isNaming ? texts.changeMyName : inOneTypeface(notice.title)}
      lead={isNaming ? undefined : notice.lead}
    >
      {isNaming ? (
        <div className={styles.actions}>
          <NameForm currentName={userName} submitLabel={save} onSubmit={saveName} noteOn={noteOn} />
          <TextButton isWide onClick={() => setIsNaming(false)}>
            {cancel}
          </TextButton>
        </div>
      ) : (
        <>
          <ul className={styles.facts} role="list">
            {notice.facts.map(([icon, fact]) => (
              <li key={fact}>
                <Drawing paths={PATHS[icon]} />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
          <Actions key={String(isOpen)} {...props} onRename={() => setIsNaming(true)} />
        </>
      )}
    </Sheet>
  );
}

function Picture({ admission, icon }: { admission: OutAdmission; icon: Drawn }) {
  return (
    <div>
      <LensPicture className={styles.picture} isDim={admission !== 'waiting'}>
        <Drawing paths={PATHS[icon]} />
      </LensPicture>
    </div>
  );
}

function Actions({
  admission,
  isAsking,
  onAsk,
  onOtherCelebration,
  onClose,
  onRename,
}: DoorSheetProps & { onRename(): void }) {
  /** The sheet shows only an answer to the guest's own question. The phone also asks by itself every few seconds. */
  const [answer, setAnswer] = useState<'none' | 'awaited' | 'here'>('none');
  if (answer === 'awaited' && !isAsking) setAnswer('here');
  const primary = {
    waiting: [startTracking, onClose],
    'turned-away': [texts.changeAndAsk, onRename],
    'door-closed': [texts.countOnMyOwn, onClose],
    removed: [texts.countOnMyOwn, onClose],
    barred: [texts.countOnMyOwn, onClose],
  } as const;
  const second = {
    waiting: [texts.changeMyName, onRename],
    'turned-away': [texts.countOnMyOwn, onClose],
    'door-closed': [texts.tryAgain, () => onAsk('news')],
    removed: [texts.askToComeBack, () => onAsk('entry')],
    barred: [goToAnother, onOtherCelebration],
  } as const;
  const [label, act] = primary[admission];
  const [secondLabel, actSecond] = second[admission];
  const isAwaited = (admission === 'door-closed' || admission === 'removed') && answer === 'awaited';
  return (
    <div className={styles.actions}>
      <Button kind="primary" isWide data-autofocus onClick={act}>
        {label}
      </Button>
      <TextButton
        isWide
        aria-busy={isAwaited}
        onClick={() => {
          setAnswer('awaited');
          actSecond();
        }}
      >
        {isAwaited ? texts.looking : secondLabel}
      </TextButton>
      <p className={styles.answer} role="status">
        {admission === 'door-closed' && answer === 'here' && texts.stillClosed}
      </p>
    </div>
  );
}
