import { places } from '#messages/hosts/hosts.ts';
import { Desk } from '../../shell/desk.tsx';
import { useHosted, useParty } from '../room/hosted.tsx';
import styles from './wall.module.css';
import { WallSettingsGroup } from './wall-settings-group.tsx';
import { WallStage } from './wall-stage.tsx';
import { WallWays } from './wall-ways.tsx';

/** The place with a preview of the wall, its settings, and the ways to show it on a television. */
export function WallPlace() {
  const { celebration } = useHosted();
  return (
    <Desk
      title={places.wall}
      layout="stage"
      party={useParty('wall')}
      under={<bdi className="only-phone">{celebration.names}</bdi>}
    >
      <WallStage />
      <div className={styles.settings}>
        <WallSettingsGroup />
      </div>
      <WallWays />
    </Desk>
  );
}
