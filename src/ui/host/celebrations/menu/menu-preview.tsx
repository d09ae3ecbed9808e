import * as texts from '#messages/hosts/evening.ts';
import { isAlcoholic } from '../../../../domain/drink-menu.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import styles from './menu-preview.module.css';

interface MenuPreviewProps {
  names: string;
  menu: readonly MenuItem[];
  withoutAlcohol: boolean;
}

/** The drinks as they stand above the six of a guest. Only a picture: the list beside it says the same. */
export function MenuPreview({ names, menu, withoutAlcohol }: MenuPreviewProps) {
  const offered = menu.filter(({ drinkType }) => !withoutAlcohol || !isAlcoholic(drinkType));
  return (
    <div className={styles.preview} aria-hidden="true">
      <p>{texts.asGuestsSeeIt}</p>
      <p className={styles.title}>
        <bdi>{texts.menuOf(names)}</bdi>
      </p>
      <ul role="list" className={styles.menu} data-count={Math.min(offered.length, 5)} tabIndex={-1}>
        {offered.map(({ id, name, sign, drinkType, isSoldOut }) => (
          <li key={id} className={styles.drink} data-drink={drinkType} data-out={isSoldOut || undefined}>
            <span className={styles.sign}>
              <Emoji>{sign}</Emoji>
            </span>
            <span className={styles.words}>
              <bdi>{name}</bdi>
              {isSoldOut && <small>{texts.soldOut}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
