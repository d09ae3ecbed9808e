import { spiritNames } from '#messages/menu.ts';
import { type AlcoholType, SPIRITS } from '../../../../domain/drink-menu.ts';
import { MenuCounts } from './menu-counts.tsx';
import styles from './spirit-chips.module.css';

/** The count of each spirit (docs/spec-coverage.md §2.35). */
export function SpiritChips({ counts }: { counts: Readonly<Record<AlcoholType, number>> }) {
  return <MenuCounts menu={SPIRITS} names={spiritNames} counts={counts} className={styles.chips} />;
}
