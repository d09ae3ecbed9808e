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

/** A guest's phone with the drinks. It is decorative, and a phone has no room for it. */
export function MenuPreview({ celebration: { names, look, withoutAlcohol }, menu }: MenuPreviewProps) {
  const offered = offeredMenu({ menu, withoutAlcohol });
  const row = offered.length > 0 && <MenuRow names={names} menu={offered} counts={NO_COUNTS} onChoose={() => {}} />;
  return (
    <div className={`only-laptop ${styles.preview}`} aria-hidden="true" inert>
      <p>{asGuestsSeeIt}</p>
      <div className={styles.whole}>
        <PhonePreview {...{ names, look, withoutAlcohol }}>
          <div className={styles.row}>{row}</div>
        </PhonePreview>
      </div>
    </div>
  );
}
