import { spiritNames } from '#messages/menu.ts';
import { type AlcoholType, SPIRITS } from '../../../domain/drink-menu.ts';
import { Emoji } from '../../components/emoji.tsx';
import styles from './spirit-chips.module.css';

/** The count of each spirit in the menu's order, without zeros (docs/spec-coverage.md §2.35). */
export function SpiritChips({ counts }: { counts: Readonly<Record<AlcoholType, number>> }) {
  return (
    <ul className={styles.chips} role="list">
      {SPIRITS.filter(({ id }) => counts[id] > 0).map(({ id, emoji }) => (
        <li key={id}>
          <Emoji>{emoji}</Emoji>
          {spiritNames[id]}
          <b>{counts[id]}</b>
        </li>
      ))}
    </ul>
  );
}
