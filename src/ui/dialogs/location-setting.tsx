import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
import type { LocationSharing } from '../../sync/location.ts';
import { usePhone } from '../clink-context.tsx';
import { SettingRow } from './setting-row.tsx';

/** Switches sharing off and on, whatever the guest answered before. */
export function LocationSetting({ sharing }: { sharing: LocationSharing }) {
  const isShared = usePhone(({ position }) => position !== null);
  const isRequesting = useStore(sharing, (state) => state.isRequesting) && !isShared;

  function turn() {
    if (isShared) sharing.stopSharing();
    else if (!isRequesting) void sharing.accept();
  }

  return (
    <SettingRow icon="pin" aria-disabled={isRequesting || undefined} onClick={turn}>
      {isShared && settings.stopSharing}
      {!isShared && (isRequesting ? settings.requestingLocation : settings.startSharing)}
    </SettingRow>
  );
}
