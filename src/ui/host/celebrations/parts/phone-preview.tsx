import type { ReactNode } from 'react';
import { confirm } from '#messages/dialogs.ts';
import { drinkNames } from '#messages/menu.ts';
import { whatAreYouDrinking } from '#messages/tracker.ts';
import { DRINK_MENU, isAlcoholic } from '../../../../domain/drink-menu.ts';
import type { Look } from '../../../../domain/look/look.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { Rings } from '../../../components/drawings/rings.tsx';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  names: string;
  look: Look;
  withoutAlcohol?: boolean;
  /** The drinks have their names, because the phone is large enough. */
  hasNames?: boolean;
  /** The drinks of the hosts' menu, shown above the tiles. */
  children?: ReactNode;
}

/** A picture of a guest's phone in a look. Its size depends on the font size around it. */
export function PhonePreview({ names, look, withoutAlcohol = false, hasNames, children }: PhonePreviewProps) {
  return (
    <div className={styles.phone} data-palette={look.palette} inert>
      <Corners kind={look.ornament} />
      <Monogram names={names} />
      <div className={styles.rings}>
        <Rings hasSpark hasBubbles />
        <span>{EXAMPLE}</span>
      </div>
      <p className="display">{whatAreYouDrinking}</p>
      {children}
      <div className={styles.tiles}>
        {DRINK_MENU.filter(({ id }) => !withoutAlcohol || !isAlcoholic(id)).map(({ id, emoji }) => (
          <span key={id}>
            <Emoji>{emoji}</Emoji>
            {hasNames && <small>{drinkNames[id]}</small>}
          </span>
        ))}
      </div>
      <span className={styles.button}>{confirm}</span>
    </div>
  );
}

/** The number of drinks of a guest in the middle of an evening. */
const EXAMPLE = 8;
