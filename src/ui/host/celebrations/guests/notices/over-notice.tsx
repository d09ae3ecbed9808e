import * as texts from '#messages/hosts-celebrations.ts';
import { Button } from '../../../../components/button.tsx';
import { focusHeading } from '../../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../../acts/use-act.ts';
import { TitledCard } from '../../../parts/titled-card.tsx';
import styles from '../../parts/guests.module.css';
import { useHosted } from '../../room/hosted.tsx';

/** The celebration is over, and the way to open it again. */
export function OverNotice() {
  const { change } = useHosted();
  const act = useAct();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <TitledCard title={texts.over}>
      <p className={styles.hint}>{texts.overLead}</p>
      <Button
        ref={button}
        className={styles.resume}
        isWide
        onClick={() => act({ run: () => change({ state: 'open' }), done: texts.reopened })}
      >
        {texts.reopenIt}
      </Button>
    </TitledCard>
  );
}
