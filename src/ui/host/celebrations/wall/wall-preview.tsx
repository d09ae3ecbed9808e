import { QrCode } from '../../../components/qr/qr-code.tsx';
import styles from './wall-preview.module.css';

/** A small wall: the couple, the podium, and the square beside it. */
export function WallPreview({ names, link }: { names: string; link: string }) {
  return (
    <div className={styles.screen} aria-hidden="true">
      <bdi className="display">{names}</bdi>
      <div className={styles.podium}>
        <i />
        <i />
        <i />
      </div>
      <div className={styles.card}>
        <QrCode text={link} label="" />
      </div>
    </div>
  );
}
