import * as texts from '#messages/hosts-guests.ts';
import { Button } from '../../../../components/button.tsx';
import { Lines } from '../../../parts/lines.tsx';
import { useHost } from '../../../state/host-context.tsx';
import styles from '../../parts/guests.module.css';
import { Quiet } from '../../parts/quiet.tsx';
import { useHosted } from '../../room/hosted.tsx';

/** Before the first guest has come, or after the data of the last one is deleted. */
export function EmptyRoom({ isPast }: { isPast: boolean }) {
  const { celebration } = useHosted();
  const { go } = useHost();
  if (isPast) {
    return (
      <div className={styles.empty}>
        <Quiet inLens={<Lines name="clock" />} title={texts.eveningIsGone}>
          {texts.eveningIsGoneLead}
        </Quiet>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <Quiet inLens={<Lines name="people" />} title={texts.roomIsReady}>
        {texts.roomIsReadyLead}
      </Quiet>
      <Button kind="primary" onClick={() => go({ screen: 'celebration', id: celebration.id, place: 'invite' })}>
        <Lines name="qr" />
        {texts.showCode}
      </Button>
    </div>
  );
}
