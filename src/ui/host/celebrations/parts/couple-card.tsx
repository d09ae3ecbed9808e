import type { ReactNode } from 'react';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { classNames } from '../../../look/class-names.ts';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import styles from './couple-card.module.css';

interface CoupleCardProps {
  celebration: Pick<ShownCelebration, 'names' | 'look'>;
  title?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A longer title has smaller letters. */
const LONG = 25;

/** A card in the look of the couple, with a double border, their initials and their ornaments. */
export function CoupleCard({ celebration: { names, look }, title, className, children }: CoupleCardProps) {
  return (
    <section className={classNames(styles.card, className)} data-palette={look.palette}>
      <div className={styles.head}>
        <Corners kind={look.ornament} areUpper />
        <Monogram names={names} />
        {title && <h2 data-long={title.length > LONG || undefined}>{inOneTypeface(title)}</h2>}
      </div>
      {children}
    </section>
  );
}
