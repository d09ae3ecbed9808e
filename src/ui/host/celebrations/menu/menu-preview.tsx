import { asGuestsSeeIt } from '#messages/hosts/evening.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { offeredMenu } from '../../../../domain/menu/offered-menu.ts';
import { MenuRow } from '../../../drinks/menu-row.tsx';
import styles from './menu-preview.module.css';

interface MenuPreviewProps {
  names: string;
  menu: readonly MenuItem[];
  isWithoutAlcohol: boolean;
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** The drinks as they stand above a guest’s tiles. Only a picture: the list beside it says the same. */
export function MenuPreview({ names, menu, isWithoutAlcohol }: MenuPreviewProps) {
  const offered = offeredMenu({ menu, withoutAlcohol: isWithoutAlcohol });
  return (
    <div className={styles.preview} aria-hidden="true" inert>
      <p>{asGuestsSeeIt}</p>
      {offered.length > 0 && <MenuRow names={names} menu={offered} counts={NO_COUNTS} onChoose={() => {}} />}
    </div>
  );
}
