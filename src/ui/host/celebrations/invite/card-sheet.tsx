import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './cards.module.css';
import './print.css';
import { TableCard, type TableCardProps } from './table-card.tsx';

const PLACES = [1, 2, 3, 4];

/** Four cards on a sheet of A4, visible only on paper. The print styles hide everything else. */
export function CardSheet(card: TableCardProps) {
  // The page around React's root is outside React. This is a layout effect because a host may print as soon as the
  // cards exist.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.printsCards = '';
    return () => {
      delete dataset.printsCards;
    };
  }, []);
  return createPortal(
    <div className={styles.sheet} data-print="" aria-hidden="true">
      {PLACES.map((place) => (
        <TableCard key={place} {...card} />
      ))}
    </div>,
    document.body,
  );
}
