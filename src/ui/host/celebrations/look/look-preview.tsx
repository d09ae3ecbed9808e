import * as texts from '#messages/hosts/look.ts';
import type { Look } from '../../../../domain/look/look.ts';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../look/class-names.ts';
import { TableCard } from '../invite/table-card.tsx';
import { PhonePreview } from '../parts/phone-preview.tsx';
import { type ShownCelebration, useHosted, useServerNow } from '../room/hosted.tsx';
import { bestNames } from '../wall/best-names.ts';
import { coloursNow } from '../wall/colours-now.ts';
import { WallPreview } from '../wall/wall-preview.tsx';
import styles from './look-preview.module.css';

interface LookPreviewProps {
  celebration: ShownCelebration;
  look: Look;
  /** On a phone all three are small, side by side, because the page is about something else. */
  isSmall?: boolean;
}

/** Previews of a phone, a card and, where there is room, the wall in a look. */
export function LookPreview({ celebration, look, isSmall }: LookPreviewProps) {
  const { names, code, language, withoutAlcohol } = celebration;
  const link = celebration.link ?? location.href;
  const { view } = useHosted();
  const nowMs = useServerNow(view.serverAheadMs);
  const best = bestNames(view.room?.guests ?? [], celebration.wall);
  return (
    <Card className={classNames(styles.stage, isSmall && styles.small)}>
      <div className={styles.preview} role="img" aria-label={texts.preview} data-palette={look.palette}>
        <PhonePreview {...{ names, look, withoutAlcohol }} />
        <div className={styles.card} inert>
          <TableCard {...{ names, code, link, look }} design="glasses" languages={[language]} />
        </div>
        <div className={styles.wall} inert>
          <WallPreview {...{ names, link, look, best }} colours={coloursNow(celebration, nowMs)} />
        </div>
      </div>
    </Card>
  );
}
