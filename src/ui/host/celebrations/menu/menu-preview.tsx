import { asGuestsSeeIt } from '#messages/hosts/evening.ts';
import type { MenuItem } from '../../../../domain/menu/menu-item.ts';
import { offeredMenu } from '../../../../domain/menu/offered-menu.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { MenuRow } from '../../../drinks/menu-row.tsx';
import { PhonePreview } from '../parts/phone-preview.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import { GHOST_SIGNS } from './ghost-menu.tsx';
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
        <PhonePreview {...{ names, look, withoutAlcohol }} hasNames>
          <div className={styles.row}>
            {row}
            {menu.length === 0 && <GhostRow />}
          </div>
        </PhonePreview>
      </div>
    </div>
  );
}

/** The place of the menu on the phone, as long as the menu has no drinks. */
function GhostRow() {
  return (
    <div className={styles.ghosts}>
      {GHOST_SIGNS.map((sign) => (
        <div key={sign}>
          <Emoji>{sign}</Emoji>
          <i />
        </div>
      ))}
    </div>
  );
}
