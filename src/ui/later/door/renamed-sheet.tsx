import * as texts from '#messages/door.ts';
import { Button } from '../../components/button.tsx';
import { Mark } from '../../components/drawings/mark.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import styles from './renamed-sheet.module.css';

interface RenamedSheetProps {
  isOpen: boolean;
  /** The name that the hosts gave. */
  name: string;
  ownName: string;
  onClose(): void;
}

/** Tells a guest once that the hosts have changed the name on the leaderboard. */
export function RenamedSheet({ isOpen, name, ownName, onClose }: RenamedSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      onDismiss={onClose}
      picture={
        <div className={styles.mark}>
          <Mark />
        </div>
      }
      title={texts.youAreNowCalled(name)}
      lead={texts.nameWasChanged(ownName.split(' ')[0] ?? ownName)}
    >
      <p className={styles.word}>{texts.notRight}</p>
      <Button kind="primary" isWide data-autofocus onClick={onClose}>
        {texts.allRight}
      </Button>
    </Sheet>
  );
}
