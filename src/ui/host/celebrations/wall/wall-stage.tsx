import * as texts from '#messages/hosts/wall.ts';
import '../../../look/palettes.css';
import { Icon } from '../../parts/icon.tsx';
import { useHosted, useServerNow } from '../room/hosted.tsx';
import { bestNames } from './best-names.ts';
import { coloursNow } from './colours-now.ts';
import styles from './wall.module.css';
import { wallAddress } from './wall-address.ts';
import { WallPreview } from './wall-preview.tsx';

/** A preview of the wall with its current settings, and a link to the wall itself. */
export function WallStage() {
  const { celebration, view } = useHosted();
  const { code, names, look, wall, wallCodeHiddenUntil } = celebration;
  const nowMs = useServerNow(view.serverAheadMs);
  const seen = (view.room?.guests ?? []).filter(({ state }) => state === 'in');
  return (
    <div className={styles.stage}>
      <WallPreview
        names={names}
        look={look}
        link={wallCodeHiddenUntil !== null && wallCodeHiddenUntil > nowMs ? null : (celebration.link ?? location.href)}
        shows={wall}
        colours={coloursNow(celebration, nowMs)}
        best={bestNames(seen, wall)}
        drinks={seen.reduce((sum, guest) => sum + (guest.drinks ?? 0), 0)}
      />
      <a className={styles.open} href={wallAddress(code)} target="_blank" rel="noreferrer">
        <Icon name="screen" />
        {texts.openTheWall}
        <span className="visually-hidden">{texts.opensInItsOwnWindow}</span>
      </a>
    </div>
  );
}
