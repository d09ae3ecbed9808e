import { asGuestsSeeIt } from '#messages/hosts/evening.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { offeredMenu } from '../../../../domain/menu/offered-menu.ts';
import { MenuRow } from '../../../drinks/menu-row.tsx';
import { PhonePreview } from '../parts/phone-preview.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import styles from './menu-preview.module.css';

interface MenuPreviewProps {
  celebration: ShownCelebration;
  menu: readonly MenuItem[];
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** The drinks as guests see them, on a laptop within a whole phone. It is decorative, like the list. */
export function MenuPreview({ celebration: { names, look, withoutAlcohol }, menu }: MenuPreviewProps) {
  const offered = offeredMenu({ menu, withoutAlcohol });
  const row = offered.length > 0 && <MenuRow names={names} menu={offered} counts={NO_COUNTS} onChoose={() => {}} />;
  return (
    <div className={styles.preview} aria-hidden="true" inert>
      <p>{asGuestsSeeIt}</p>
      <div className="only-phone">{row}</div>
      <div className={`only-laptop ${styles.whole}`}>
        <PhonePreview {...{ names, look, withoutAlcohol }}>
          <div className={styles.row}>{row}</div>
        </PhonePreview>
      </div>
    </div>
  );
}
