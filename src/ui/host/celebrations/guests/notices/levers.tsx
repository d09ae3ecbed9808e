import { useState } from 'react';
import * as shared from '#messages/hosts-celebrations.ts';
import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../../components/button.tsx';
import { Sheet, SheetPair } from '../../../../components/sheet/sheet.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { Lines } from '../../../parts/lines.tsx';
import { DoorChoice } from '../../parts/door-choice.tsx';
import { useDoor } from '../../parts/use-door.ts';
import { useHosted } from '../../room/hosted.tsx';
import { useIsLow } from '../../room/use-is-low.ts';
import styles from './levers.module.css';

/** The two levers of the evening: the door, and the leaderboard that can stand still. On a low phone they stand in one line. */
export function Levers({ pausedAt }: { pausedAt: number | null }) {
  const { door, choose } = useDoor();
  const { change } = useHosted();
  const act = useAct();
  const isLow = useIsLow();
  const [isAsking, setIsAsking] = useState(false);
  const isPaused = pausedAt !== null;

  function togglePause() {
    void act({
      run: () => change({ paused: !isPaused }),
      done: isPaused ? texts.runsAgain : texts.isPaused,
      undo: () => change({ paused: isPaused }),
    });
  }

  return (
    <div className={styles.levers}>
      <button
        type="button"
        className={styles.lever}
        data-off={door === 'closed' || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Lines name="door" />
        <small className={styles.door}>{shared.theDoor}</small>
        <b>{shared.doors[door]}</b>
      </button>
      <button
        type="button"
        className={styles.lever}
        data-off={isPaused || undefined}
        aria-label={isPaused ? texts.resumeIt : texts.pauseIt}
        onClick={togglePause}
      >
        <Lines name={isPaused ? 'play' : 'pause'} />
        <small>{isLow ? texts.leaderboard : texts.theLeaderboard}</small>
        <b>{isPaused ? texts.paused : texts.running}</b>
      </button>
      <Sheet isOpen={isAsking} title={texts.doorQuestion} lead={texts.doorLead} onDismiss={() => setIsAsking(false)}>
        <DoorChoice
          door={door}
          onChoose={(next) => {
            setIsAsking(false);
            void choose(next);
          }}
        />
        <SheetPair>
          <Button onClick={() => setIsAsking(false)}>{texts.close}</Button>
        </SheetPair>
      </Sheet>
    </div>
  );
}
