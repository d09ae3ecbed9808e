import type { ReactNode } from 'react';
import { menuOf } from '#messages/celebration/evening-menu.ts';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { inOneTypeface } from '../../../look/typeface-of.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import styles from './menu-card.module.css';

interface MenuCardProps {
  celebration: Pick<ShownCelebration, 'names' | 'look'>;
  children: ReactNode;
}

/** Longer names have smaller letters. */
const LONG = 18;

/** With a word joiner, a name such as Anna-Katharina stays on one line. */
const unbroken = (names: string) => names.replaceAll('-', '-\u2060');

/** The card of drinks of a bar, in the look of the couple: their initials, their names, and the drinks below. */
export function MenuCard({ celebration: { names, look }, children }: MenuCardProps) {
  return (
    <section className={styles.card} data-palette={look.palette}>
      <div className={styles.head}>
        <Corners kind={look.ornament} areUpper />
        <Monogram names={names} />
        <h2 data-long={names.length > LONG || undefined}>{inOneTypeface(menuOf(unbroken(names)))}</h2>
      </div>
      {children}
    </section>
  );
}
