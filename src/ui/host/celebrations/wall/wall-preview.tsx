import { isUsualLook, type Look } from '../../../../domain/look/look.ts';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Ornament } from '../../../components/drawings/ornament.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import styles from './wall-preview.module.css';

/** A small wall: the couple, the podium, and the square beside it. */
export function WallPreview({ names, link, look }: { names: string; link: string; look: Look }) {
  return (
    <div className={styles.screen} aria-hidden="true" data-palette={look.palette}>
      <div className={styles.names}>
        <Monogram names={names} />
        <bdi className="display">{inOneTypeface(names)}</bdi>
      </div>
      <div className={styles.podium}>
        <i />
        <i />
        <i />
      </div>
      <div className={styles.card}>
        {!isUsualLook(look) && (
          <div className={styles.corners}>
            <Ornament kind={look.ornament} />
            <Ornament kind={look.ornament} />
          </div>
        )}
        <QrCode text={link} label="" />
      </div>
    </div>
  );
}
