import * as texts from '#messages/celebration/celebration.ts';
import { Button } from '../../components/button.tsx';
import { Sheet, SheetPair } from '../../components/sheet/sheet.tsx';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { TwoCouples } from './couple.tsx';
import styles from './switch-celebration-sheet.module.css';
import { UnsentNote } from './unsent-note.tsx';

interface SwitchCelebrationSheetProps {
  isOpen: boolean;
  /** The couples. Null is the open celebration. */
  from: string | null;
  to: string | null;
  /** Whether the guest has been there this evening. */
  isReturn: boolean;
  /** The number of drinks of this evening, and how many of them the server does not have yet. */
  drinks: number;
  unsent: number;
  onGo(): void;
  onStay(): void;
}

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
  const leads = isReturn ? texts.goOnThere : texts.startFresh;
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
      title={inOneTypeface(texts.switchTo(to))}
      lead={leads[moveOf(from, to)](drinks, from ?? '', to ?? '')}
    >
      {unsent > 0 ? (
        <UnsentNote count={unsent} names={from} />
      ) : (
        <p className={styles.back}>{texts.linkLeadsBack(drinks, from)}</p>
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

function moveOf(from: string | null, to: string | null): keyof typeof texts.startFresh {
  if (!from) return 'from-open';
  return to ? 'between' : 'to-open';
}
