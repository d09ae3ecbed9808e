import { type ReactNode, useState } from 'react';
import * as dialogs from '#messages/dialogs.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import { InlineButton } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import fading from '../../components/sheet/fading-end.module.css';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { NameForm } from '../../dialogs/name-form.tsx';
import { useSharedName } from '../../dialogs/shared-name.ts';
import { usePhone } from '../../guest/clink-context.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { NoticeLink } from '../privacy/notice-word.tsx';
import styles from './you-sheet.module.css';

interface YouSheetProps {
  isOpen: boolean;
  onSave(name: string): GuestNameFault | null;
  onClose(): void;
  /** The other settings. They are hidden while the guest types the name. */
  settings: ReactNode;
}

/** The guest's name and settings. The field and the keyboard appear only when the guest taps the name. */
export function YouSheet({ isOpen: isWanted, onSave, onClose, settings }: YouSheetProps) {
  const name = usePhone((phone) => phone.userName);
  const isOpen = isWanted && name !== null;
  const userName = name ?? '';
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming && !isOpen) setIsRenaming(false);
  const noteOn = useSharedName(isRenaming);
  const note = noteOn(userName);
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onClose}
      step={isRenaming ? 'name' : 'you'}
      title={isRenaming ? dialogs.yourName : dialogs.you}
      corner={
        <InlineButton onClick={isRenaming ? () => setIsRenaming(false) : onClose}>
          {isRenaming ? dialogs.cancel : dialogs.done}
        </InlineButton>
      }
    >
      {isRenaming ? (
        <div className={styles.renaming}>
          <NameForm currentName={userName} submitLabel={dialogs.save} onSubmit={onSave} isInline noteOn={noteOn} />
        </div>
      ) : (
        <>
          <button
            type="button"
            className={styles.name}
            aria-label={dialogs.changeName(userName)}
            onClick={() => setIsRenaming(true)}
          >
            <span className={styles.person}>
              <Icon name="person" />
            </span>
            <span className={styles.label}>{dialogs.yourName}</span>
            <bdi>{inOneTypeface(userName)}</bdi>
            <span className={styles.change}>
              {dialogs.change}
              <Icon name="next" />
            </span>
          </button>
          {note && <p className={styles.note}>{note}</p>}
          <div className={styles.settings}>{settings}</div>
          <p className={styles.foot}>
            <NoticeLink />
          </p>
          <div className={fading.end} />
        </>
      )}
    </Sheet>
  );
}
