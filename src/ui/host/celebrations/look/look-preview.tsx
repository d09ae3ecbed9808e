import { confirm } from '#messages/dialogs.ts';
import * as texts from '#messages/hosts/look.ts';
import { whatAreYouDrinking } from '#messages/tracker.ts';
import { DRINK_MENU } from '../../../../domain/drink-menu.ts';
import type { Look } from '../../../../domain/look/look.ts';
import { Emoji } from '../../../components/drawings/emoji.tsx';
import { Monogram } from '../../../components/drawings/monogram.tsx';
import { Corners } from '../../../components/drawings/ornament.tsx';
import { Rings } from '../../../components/drawings/rings.tsx';
import { TableCard } from '../invite/table-card.tsx';
import type { ShownCelebration } from '../room/hosted.tsx';
import { WallPreview } from '../wall/wall-preview.tsx';
import styles from './look-preview.module.css';

/** A phone, a card, and on a laptop the wall, in a look. */
export function LookPreview({ celebration, look }: { celebration: ShownCelebration; look: Look }) {
  const { names, code, language } = celebration;
  const link = celebration.link ?? location.href;
  return (
    <div className={styles.preview} role="img" aria-label={texts.preview} data-palette={look.palette}>
      <div className={styles.phone} inert>
        <Corners kind={look.ornament} />
        <Monogram names={names} />
        <div className={styles.rings}>
          <Rings hasSpark hasBubbles />
          <span>{EXAMPLE}</span>
        </div>
        <p className="display">{whatAreYouDrinking}</p>
        <div className={styles.tiles}>
          {DRINK_MENU.map(({ id, emoji }) => (
            <span key={id}>
              <Emoji>{emoji}</Emoji>
            </span>
          ))}
        </div>
        <span className={styles.button}>{confirm}</span>
      </div>
      <div className={styles.card} inert>
        <TableCard {...{ names, code, link, look }} design="glasses" languages={[language]} />
      </div>
      <div className={styles.wall} inert>
        <WallPreview names={names} link={link} look={look} />
      </div>
    </div>
  );
}

/** As many drinks as the phone in the picture has. */
const EXAMPLE = 8;
