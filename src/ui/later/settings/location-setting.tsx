import { useStore } from 'zustand';
import { positionFailed } from '#messages/leaderboard.ts';
import * as settings from '#messages/settings.ts';
import type { LocationSharing } from '../../../sync/evening/location.ts';
import { SettingRow } from '../../components/setting-row.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import styles from './location-setting.module.css';

/** Switches sharing off and on, whatever the guest answered before. */
export function LocationSetting({ sharing }: { sharing: LocationSharing }) {
  const isShared = usePhone(({ position }) => position !== null);
  const isRequesting = useStore(sharing, (state) => state.isRequesting) && !isShared;
  const hasFailed = useStore(sharing, (state) => state.hasFailed) && !isShared && !isRequesting;

  function turn() {
    if (isShared) sharing.stopSharing();
    // Also while a position is requested, because some browsers never answer.
    else void sharing.accept();
  }

  return (
    <div>
      <SettingRow icon="pin" role="switch" aria-checked={isShared} aria-busy={isRequesting || undefined} onClick={turn}>
        {isRequesting ? settings.requestingLocation : settings.shareLocation}
      </SettingRow>
      <p className={styles.note} role="status">
        {hasFailed && positionFailed}
      </p>
    </div>
  );
}
