import { useMemo, useState } from 'react';
import * as celebration from '#messages/celebration/celebration.ts';
import * as texts from '#messages/celebration/keepsake.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import type { Motif } from '../../../domain/keepsake/motifs.ts';
import { SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { KeepsakeNotes } from '../../../sync/celebrations/keepsake-notes.ts';
import { Button } from '../../components/button.tsx';
import { AlertIcon, Drawing } from '../../components/drawings/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PICTURE, SettingRow } from '../../components/setting-row.tsx';
import fading from '../../components/sheet/fading-end.module.css';
import { Sheet, SheetPair } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { eveningTime } from '../../time/short-time.ts';
import { CardChoice } from './card-choice.tsx';
import { canSharePictures, fileNameOf, savePicture, sharePicture } from './hand-over-picture.ts';
import styles from './keepsake-sheet.module.css';
import { useCard } from './use-card.ts';
import { usePicture } from './use-picture.ts';

export interface KeepsakeSheetProps {
  isOpen: boolean;
  facts: CelebrationFacts;
  notes: KeepsakeNotes;
  /** The sheet has opened by itself, at the end of the celebration. */
  isUnasked: boolean;
  onEvening(): void;
  onOtherCode(): void;
  onDismiss(): void;
}
export type LoadKeepsake = () => Promise<{ readonly KeepsakeSheet: (props: KeepsakeSheetProps) => React.ReactNode }>;

const SHARE = ['M12 15V4M8 7.5 12 3.5l4 4M5 12.5V19a1.5 1.500 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5'] as const;

/** Offers a card of the evening to save or to send. The card never leaves the phone by itself. */
export function KeepsakeSheet({
  isOpen,
  facts,
  notes,
  isUnasked,
  onEvening,
  onOtherCode,
  onDismiss,
}: KeepsakeSheetProps) {
  const goesAt = usePhone(({ beganAt }) => beganAt + SESSION_LIFETIME_MS);
  const [motif, setMotif] = useState<Motif>('poured');
  const [hasCounts, setHasCounts] = useState(false);
  const [trouble, setTrouble] = useState<'no-room' | 'saved-instead' | null>(null);
  const { card, descriptionOf } = useCard({ facts, notes, hasCounts });
  const takePicture = usePicture(isOpen && trouble !== 'no-room', motif, card);
  const canShare = useMemo(canSharePictures, []);
  const name = fileNameOf(facts);

  async function handOver(isShared: boolean) {
    const picture = await takePicture();
    if (!picture) return setTrouble('no-room');
    if (!isShared) return savePicture(picture, name);
    setTrouble((await sharePicture(picture, name)) === 'saved' ? 'saved-instead' : null);
  }

  const save = (
    <Button
      kind={canShare ? 'plain' : 'primary'}
      isWide={!canShare}
      data-autofocus={!canShare || undefined}
      onClick={() => handOver(false)}
    >
      <Drawing paths={PICTURE} />
      {texts.save}
    </Button>
  );
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked={isUnasked}
      onDismiss={onDismiss}
      title={isUnasked ? celebration.lovelyEvening : texts.yourKeepsake}
      lead={texts.drawnHere}
    >
      {trouble === 'no-room' ? (
        <Note icon={<AlertIcon />} isBad>
          {texts.noRoom}
        </Note>
      ) : (
        <>
          <CardChoice
            card={card}
            chosen={motif}
            descriptionOf={descriptionOf}
            onChoose={setMotif}
            onNoRoom={() => setTrouble('no-room')}
          />
          <div className={styles.numbers}>
            <SettingRow icon="numbers" role="switch" aria-checked={hasCounts} onClick={() => setHasCounts(!hasCounts)}>
              {texts.showHowMany}
              <small>{texts.offUnlessWanted}</small>
            </SettingRow>
          </div>
          {canShare ? (
            <SheetPair>
              {save}
              <Button kind="primary" data-autofocus onClick={() => handOver(true)}>
                <Drawing paths={SHARE} />
                {texts.share}
              </Button>
            </SheetPair>
          ) : (
            <div className={styles.save}>{save}</div>
          )}
          <p className={styles.until} role="status">
            {trouble === 'saved-instead' ? texts.savedInstead : staysUntil(goesAt)}
          </p>
        </>
      )}
      {isUnasked && (
        <div className={styles.ways}>
          <TextButton onClick={onEvening}>{celebration.seeMyEvening}</TextButton>
          <TextButton onClick={onOtherCode}>{celebration.otherCode}</TextButton>
        </div>
      )}
      <div className={fading.end} />
    </Sheet>
  );
}

/** `ms` is less than a day away. */
function staysUntil(ms: number): string {
  const isToday = new Date(ms).getDate() === new Date().getDate();
  return (isToday ? texts.staysUntil : texts.staysUntilTomorrow)(eveningTime(ms));
}
