import * as texts from '#messages/hosts/wall.ts';
import { SHORT_WALL_PATH } from '../../../../domain/wall/wall-address.ts';
import { Strong } from '../../../components/strong.tsx';
import { SettingFact, SettingLink, SettingsGroup } from '../../parts/settings.tsx';
import { nameOfLanguage } from '../parts/languages.ts';
import { useHosted } from '../room/hosted.tsx';
import styles from './wall.module.css';

/** Three ways to show the wall on a television, the most reliable first, and the way to its language. */
export function WallWays() {
  const { id, code, link, language } = useHosted().celebration;
  const { host } = new URL(link ?? window.location.href);
  return (
    <div className={styles.ways}>
      <SettingsGroup icon="screen" title={texts.showOnTheWall} lead={texts.wallLead}>
        <SettingFact hint={texts.byCableHow}>{texts.byCable}</SettingFact>
        <SettingFact hint={texts.byCastingHow}>{texts.byCasting}</SettingFact>
        <SettingFact
          hint={
            <Strong sentence={texts.byTelevisionHow}>
              <bdi className={styles.address}>{`${host}${SHORT_WALL_PATH}/${code}`}</bdi>
            </Strong>
          }
        >
          {texts.byTelevision}
        </SettingFact>
        <SettingLink icon="globe" to={{ screen: 'celebration', id, place: 'details' }}>
          {texts.wallSpeaks(nameOfLanguage(language))}
        </SettingLink>
      </SettingsGroup>
    </div>
  );
}
