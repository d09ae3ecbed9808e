import * as texts from '#messages/celebration.ts';
import { Button } from '../components/button.tsx';
import { Drawing } from '../components/icon.tsx';
import { Note } from '../components/note.tsx';
import { Sheet, SheetPair } from '../components/sheet.tsx';
import { TwoCouples } from './couple.tsx';
import styles from './switch-celebration-sheet.module.css';

interface SwitchCelebrationSheetProps {
  isOpen: boolean;
  /** The couples. Null is the open celebration. */
  from: string | null;
  to: string | null;
  /** Whether the guest has been there this evening. */
  isReturn: boolean;
  /** Drinks of this evening, and how many of them the server does not have yet. */
  drinks: number;
  unsent: number;
  onGo(): void;
  onStay(): void;
}

const NO_CLOUD = ['M3 3l18 18M9.5 6.4A6 6 0 0 1 17.6 10 4.2 4.2 0 0 1 20.6 16M16.5 18H7.3A4.3 4.3 0 0 1 6.6 9.5'];

/** Asks before the guest switches to another celebration. Nothing is lost. */
export function SwitchCelebrationSheet({
  isOpen,
  from,
  to,
  isReturn,
  drinks,
  unsent,
  onGo,
  onStay,
}: SwitchCelebrationSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      align="centre"
      onDismiss={onStay}
      picture={
        <div className={styles.couples}>
          <TwoCouples from={from} to={to} />
        </div>
      }
      title={texts.switchTo(to)}
      lead={isReturn ? texts.goOnThere(drinks, from, to) : texts.startFresh(drinks, from, to)}
    >
      {unsent > 0 ? (
        <Note icon={<Drawing paths={NO_CLOUD} />}>{texts.notYetSent(unsent, from)}</Note>
      ) : (
        <p className={styles.back}>{texts.linkLeadsBack(from)}</p>
      )}
      <SheetPair>
        <Button onClick={onStay}>{texts.stayHere}</Button>
        <Button kind="primary" data-autofocus onClick={onGo}>
          {texts.confirmSwitch}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
