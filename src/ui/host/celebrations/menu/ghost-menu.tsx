import { Emoji } from '../../../components/drawings/emoji.tsx';
import styles from './ghost-menu.module.css';

const SIGNS = ['🍹', '🍐', '🌿'];

/** A menu that nobody has written yet, as a picture: three cards of drinks without names. */
export function GhostMenu() {
  return (
    <div className={styles.menu} aria-hidden="true">
      {SIGNS.map((sign) => (
        <div key={sign} className={styles.drink}>
          <Emoji>{sign}</Emoji>
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
