import { useStore } from 'zustand';
import type { LocationSharing } from '../../sync/location.ts';
import { usePhone } from '../clink-context.tsx';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';

/** Switches sharing off, and on again, whatever was answered first. */
export function LocationSetting({ sharing }: { sharing: LocationSharing }) {
  const isShared = usePhone(({ position }) => position !== null);
  const isRequesting = useStore(sharing, (state) => state.isRequesting) && !isShared;

  function turn() {
    if (isShared) sharing.stopSharing();
    else if (!isRequesting) void sharing.accept();
  }

  return (
    <Button kind="bare" isWide aria-disabled={isRequesting || undefined} onClick={turn}>
      <Icon name="pin" />
      {isShared && 'Stop sharing my location'}
      {!isShared && (isRequesting ? 'Requesting Location...' : 'Share my location')}
    </Button>
  );
}
