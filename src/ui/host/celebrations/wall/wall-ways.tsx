import * as texts from '#messages/hosts/wall.ts';
import { SHORT_WALL_PATH } from '../../../../domain/wall/wall-address.ts';
import { Strong } from '../../../components/strong.tsx';
import { SettingFact, SettingsGroup } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './wall.module.css';

/** Three ways to show the wall on a television, the most reliable first. */
export function WallWays() {
  const { code, link } = useHosted().celebration;
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
      </SettingsGroup>
    </div>
  );
}
