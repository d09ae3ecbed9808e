import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../../components/button.tsx';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../../acts/use-act.ts';
import { TitledCard } from '../../../parts/titled-card.tsx';
import styles from '../../parts/guests.module.css';
import { useHosted } from '../../room/hosted.tsx';

/** The leaderboard stands still, and for how long. `since` is on the server's clock, in ms. */
export function PausedNotice({ since }: { since: number }) {
  const { change } = useHosted();
  const act = useAct();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <TitledCard title={texts.standsStill}>
      <p className={styles.hint}>{texts.standsStillSince(texts.clockTime(since))}</p>
      <Button
        ref={button}
        className={styles.resume}
        isWide
        onClick={() => act({ run: () => change({ paused: false }), done: texts.runsAgain })}
      >
        {texts.letItRun}
      </Button>
    </TitledCard>
  );
}
