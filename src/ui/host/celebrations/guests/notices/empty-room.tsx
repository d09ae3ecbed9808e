import { orTypeAt, qrCode, spelled } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/hosts/guests.ts';
import { places } from '#messages/hosts/hosts.ts';
import { reachOf } from '../../../../../domain/celebration/reach.ts';
import { formatCelebrationCode } from '../../../../../domain/celebration/written-code.ts';
import type { RoomSettings } from '../../../../../domain/hosting/host-room.ts';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { LensPicture } from '../../../../components/drawings/lens-picture.tsx';
import { QrCode } from '../../../../components/qr/qr-code.tsx';
import { Strong } from '../../../../components/strong.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pictured } from '../../../shell/pictured.tsx';
import { Scene } from '../../../shell/scenes/scene.tsx';
import { useHost } from '../../../state/host-context.tsx';
import { useHosted } from '../../room/hosted.tsx';
import styles from './empty-room.module.css';

/** Shown before the first guest has come in, or after the data of all guests has been deleted. */
export function EmptyRoom({ isPast }: { isPast: boolean }) {
  const { celebration } = useHosted();
  const { go } = useHost();
  if (isPast) {
    return (
      <Pictured isStacked picture={<Scene name="empty" />} title={texts.eveningIsGone} lead={texts.eveningIsGoneLead} />
    );
  }
  return (
    <Pictured picture={<WayIn />} title={texts.roomIsReady} lead={texts.roomIsReadyLead}>
      <Button kind="primary" isWide onClick={() => go({ screen: 'celebration', id: celebration.id, place: 'invite' })}>
        <Icon name="qr" />
        {places.invite}
      </Button>
      <small className={styles.deleted}>{texts.logsAreDeleted}</small>
    </Pictured>
  );
}

/** Whether the page says that the room is empty. Before the evening, one that is over says that it is over. */
export function hasEmptyRoom({ deletesAt, state }: RoomSettings, isPast: boolean): boolean {
  return deletesAt === null && (isPast || state !== 'over');
}

/** What the first guest needs: the QR code, and the code below it. */
function WayIn() {
  const { link, names, code } = useHosted().celebration;
  const formatted = formatCelebrationCode(code);
  if (!link) {
    return (
      <LensPicture className={styles.rings} isDim>
        <Icon name="people" />
      </LensPicture>
    );
  }
  const url = new URL(link);
  return (
    <Card className={styles.card}>
      <div className={styles.square}>
        <QrCode text={link} label={qrCode(names)} />
      </div>
      <p className={styles.letters} role="img" aria-label={spelled(formatted)}>
        {formatted}
      </p>
      {/* No other device can open an address of this computer. */}
      {reachOf(url) !== 'computer' && (
        <p className={styles.where}>
          <Strong sentence={orTypeAt}>{url.host}</Strong>
        </p>
      )}
    </Card>
  );
}
