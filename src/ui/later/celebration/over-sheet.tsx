import * as texts from '#messages/celebration/celebration.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { Button } from '../../components/button.tsx';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import styles from './over-sheet.module.css';

interface OverSheetProps {
  isOpen: boolean;
  facts: CelebrationFacts;
  /** The number on the counter of this guest. Null for a guest who was not there. */
  count: number | null;
  /** Whether the day of the celebration is past, on the phone's calendar. */
  isPast: boolean;
  onEvening(): void;
  onOtherCode(): void;
  onDismiss(): void;
}

/**
 * Says that the celebration is over. A guest who was there sees their evening. Any other guest is asked for another code.
 */
export function OverSheet({ isOpen, facts, count, isPast, onEvening, onOtherCode, onDismiss }: OverSheetProps) {
  const wasThere = count !== null;
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      onDismiss={onDismiss}
      picture={
        <div aria-hidden="true">
          <div className={styles.picture}>
            <Rings hasSpark isDim={!wasThere} distance={APART.wideLens} />
            {wasThere && <span className={styles.count}>{count}</span>}
          </div>
        </div>
      }
      title={wasThere || !isPast ? texts.lovelyEvening : texts.thatWas(facts.date)}
      lead={[texts.isOver(facts.names, facts.date), wasThere && count > 0 && texts.stillHere(count)]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.actions}>
        {wasThere ? (
          <Button kind="primary" isWide data-autofocus onClick={onEvening}>
            {texts.seeMyEvening}
          </Button>
        ) : (
          <Button kind="primary" isWide data-autofocus onClick={onOtherCode}>
            {texts.otherCode}
          </Button>
        )}
        <TextButton isWide onClick={wasThere ? onOtherCode : onDismiss}>
          {wasThere ? texts.otherCode : texts.withoutCode}
        </TextButton>
      </div>
    </Sheet>
  );
}
