import { createPortal } from 'react-dom';
import { Poster, type PosterProps } from './poster.tsx';
import styles from './poster-sheet.module.css';
import './print.css';

/** The poster in full size, visible only on paper. */
export function PosterSheet(poster: PosterProps) {
  return createPortal(
    <div className={styles.sheet} data-print="poster" aria-hidden="true">
      <Poster {...poster} />
    </div>,
    document.body,
  );
}
