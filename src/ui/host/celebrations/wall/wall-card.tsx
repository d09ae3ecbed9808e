import * as texts from '#messages/hosts/wall.ts';
import { SHORT_WALL_PATH } from '../../../../domain/wall/wall-address.ts';
import { Strong } from '../../../components/strong.tsx';
import '../../../look/palettes.css';
import { Icon } from '../../parts/icon.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { nameOfLanguage } from '../parts/languages.ts';
import { useHosted } from '../room/hosted.tsx';
import styles from './wall.module.css';
import { wallAddress } from './wall-address.ts';
import { WallPreview } from './wall-preview.tsx';

/** Opens the wall, and says how it gets onto a television: three ways, the surest first. */
export function WallCard() {
  const { celebration } = useHosted();
  const { code, link } = celebration;
  const { host } = new URL(link ?? window.location.href);
  return (
    <TitledCard title={texts.showOnTheWall}>
      <p className={styles.lead}>{texts.wallLead}</p>
      <p className={styles.lead}>{texts.wallSpeaks(nameOfLanguage(celebration.language))}</p>
      <WallPreview names={celebration.names} link={link ?? window.location.href} look={celebration.look} />
      <a className={styles.open} href={wallAddress(code)} target="_blank" rel="noreferrer">
        <Icon name="screen" />
        {texts.openTheWall}
        <span className="visually-hidden">{texts.opensInItsOwnWindow}</span>
      </a>
      <ol className={styles.ways} role="list">
        <li>
          <b>{texts.byCable}</b>
          <p>{texts.byCableHow}</p>
        </li>
        <li>
          <b>{texts.byCasting}</b>
          <p>{texts.byCastingHow}</p>
        </li>
        <li>
          <b>{texts.byTelevision}</b>
          <p>
            <Strong sentence={texts.byTelevisionHow}>
              <bdi className={styles.address}>{`${host}${SHORT_WALL_PATH}/${code}`}</bdi>
            </Strong>
          </p>
        </li>
      </ol>
    </TitledCard>
  );
}
