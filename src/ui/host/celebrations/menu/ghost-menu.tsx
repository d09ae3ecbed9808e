import { Emoji } from '../../../components/drawings/emoji.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import styles from './ghost-menu.module.css';
import { MenuCard } from './menu-card.tsx';

/** The drinks of a menu that nobody has written yet. */
export const GHOST_SIGNS = ['🍹', '🍐', '🌿'];

/** A menu that nobody has written yet, as a picture: the couple's card with three drinks without names. */
export function GhostMenu({ celebration }: { celebration: ShownCelebration }) {
  return (
    <div className={styles.menu} aria-hidden="true">
      <MenuCard celebration={celebration}>
        {GHOST_SIGNS.map((sign) => (
          <div key={sign} className={styles.drink}>
            <Emoji>{sign}</Emoji>
            <i />
          </div>
        ))}
      </MenuCard>
    </div>
  );
}
