import { createPortal } from 'react-dom';
import styles from './cards.module.css';
import './print.css';
import { TableCard, type TableCardProps } from './table-card.tsx';

const PLACES = [1, 2, 3, 4];

/** Four cards on a sheet of A4. They are seen on paper only: the print style sheet shows nothing else. */
export function CardSheet(card: TableCardProps) {
  return createPortal(
    <div className={styles.sheet} data-print="" aria-hidden="true">
      {PLACES.map((place) => (
        <TableCard key={place} {...card} />
      ))}
    </div>,
    document.body,
  );
}
