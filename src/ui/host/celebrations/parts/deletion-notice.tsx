import * as texts from '#messages/hosts/celebrations.ts';
import { Button } from '../../../components/button.tsx';
import { focusHeading } from '../../../components/screen-heading.tsx';
import { usePassedFocus } from '../../../taps-and-focus/use-passed-focus.ts';
import { useAct } from '../../acts/use-act.ts';
import { TitledCard } from '../../parts/titled-card.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';
import styles from './guests.module.css';

/** The celebration is about to be deleted, and the way to keep it. `deletesAt` is on the server's clock, in ms. */
export function DeletionNotice({ deletesAt }: { deletesAt: number }) {
  const { change } = useHosted();
  const act = useAct();
  const { time } = useTimes();
  const button = usePassedFocus<HTMLButtonElement>(focusHeading);
  return (
    <TitledCard title={texts.isDeletedAt(time(deletesAt))}>
      <p className={styles.hint}>{texts.isDeletedAtLead}</p>
      <Button
        ref={button}
        kind="primary"
        className={styles.resume}
        isWide
        onClick={() => act({ run: () => change({ deleted: false }), done: texts.kept })}
      >
        {texts.keepIt}
      </Button>
    </TitledCard>
  );
}
