import { useState } from 'react';
import { close as closeLabel } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/wall.ts';
import type { Word } from '../../../../domain/wall/word.ts';
import { nextWordAt } from '../../../../domain/wall/word.ts';
import { Button } from '../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../components/sheet/sheet.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import { useAct } from '../../acts/use-act.ts';
import { isHere } from '../guests/table/guest-list.ts';
import { useHosted, useTimes } from '../room/hosted.tsx';

interface WordSentSheetProps {
  isOpen: boolean;
  nowMs: number;
  /** Null once the message is no longer shown. */
  word: Word | null;
  onClose(): void;
}

/** The sheet about the message that everybody reads now: where and until when, and the button to take it back. */
export function WordSentSheet({ isOpen, nowMs, word, onClose }: WordSentSheetProps) {
  const { calls, celebration, view, reload } = useHosted();
  const act = useAct();
  const { time } = useTimes();
  // The sheet keeps showing the message while it closes.
  const [shown, setShown] = useState(word);
  if (word && word !== shown) setShown(word);
  const here = view.room?.guests.filter((guest) => isHere(guest, nowMs)).length ?? 0;

  async function takeBack() {
    onClose();
    await act({ run: () => calls.takeWordBack(), done: texts.takenBack });
    reload();
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={<bdi>{inOneTypeface(shown?.text ?? '')}</bdi>}
      lead={
        shown && (
          <>
            {celebration.wall === 'off' ? texts.onPhones(here) : texts.onPhonesAndTheWall(here)}
            <br />
            {texts.untilThen(time(shown.until), time(nextWordAt(shown)))}
          </>
        )
      }
      onDismiss={onClose}
    >
      <SheetPair>
        <Button data-autofocus onClick={onClose}>
          {closeLabel}
        </Button>
        <Button kind="primary" onClick={takeBack}>
          {texts.takeItBack}
        </Button>
      </SheetPair>
    </Sheet>
  );
}
