import { isUsualLook, type Look } from '../../../../domain/look/look.ts';
import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Ornament } from '../../../components/drawings/ornament.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import styles from './wall-preview.module.css';

interface WallPreviewProps {
  names: string;
  look: Look;
  /** The link in the QR code. Null if the wall currently shows no QR code. */
  link: string | null;
  shows?: WallChoice;
  colours: 'day' | 'night';
  /** The names on the podium, in order of their rank. */
  best?: readonly string[];
  /** The total that a wall without names shows. */
  drinks?: number;
}

/** The ranks on the podium from left to right. */
const PODIUM = [1, 0, 2] as const;

/** A preview of the wall: the couple, the podium or the total, and the QR code beside it. */
export function WallPreview({ names, look, link, shows, colours, best, drinks }: WallPreviewProps) {
  if (shows === 'off') return <div className={styles.screen} aria-hidden="true" data-colours="off" />;
  return (
    <div className={styles.screen} aria-hidden="true" data-palette={look.palette} data-colours={colours}>
      <div className={styles.names}>
        <Monogram names={names} />
        <bdi className="display">{inOneTypeface(names)}</bdi>
      </div>
      {shows === 'totals' ? (
        <div className={`display ${styles.total}`}>{drinks}</div>
      ) : (
        <div className={styles.podium}>
          {PODIUM.map((place) => (
            <div key={place}>
              {best?.[place] && <bdi>{inOneTypeface(best[place])}</bdi>}
              <i className="display num">{place + 1}</i>
            </div>
          ))}
        </div>
      )}
      {link !== null && (
        <div className={styles.card}>
          {!isUsualLook(look) && (
            <div className={styles.corners}>
              <Ornament kind={look.ornament} />
              <Ornament kind={look.ornament} />
            </div>
          )}
          <QrCode text={link} label="" />
        </div>
      )}
    </div>
  );
}
