import { useStore } from 'zustand';
import { NEARBY_RADIUS_FEET } from '../../domain/limits.ts';
import type { LocationSharing } from '../../sync/location.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Rings } from '../components/rings.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useFeedback } from '../feedback/feedback.tsx';
import styles from './location-dialog.module.css';
import pictureStyles from './picture.module.css';

interface LocationDialogProps {
  sharing: LocationSharing;
  /** Whether now is a good moment to ask. */
  isDue: boolean;
}

/**
 * Offered once (spec §4, Location dialog). It comes unasked, so a tap meant for the page may hit the backdrop: that, Back
 * and Escape are no answer, and only put it off until the next load.
 */
export function LocationDialog({ sharing, isDue }: LocationDialogProps) {
  const { flash } = useFeedback();
  const { isGranted, isRequesting, isDialogHandled } = useStore(sharing);

  async function share() {
    if (await sharing.accept()) flash('Location Enabled!');
  }

  return (
    <Sheet
      isOpen={isDue && !isGranted && !isDialogHandled}
      onDismiss={sharing.putOff}
      align="centre"
      picture={
        <div className={pictureStyles.picture}>
          <Rings hasSpark />
          <div className={styles.pin}>
            <Icon name="pin" />
          </div>
        </div>
      }
      title="Enable Location Sharing"
      lead={`Share your location to see other users within ${NEARBY_RADIUS_FEET} feet on the leaderboard!`}
    >
      <p className={styles.effect}>Only nearby users will appear in your leaderboard</p>
      <div className={styles.answers}>
        <Button kind="primary" data-autofocus disabled={isRequesting} onClick={() => void share()}>
          {isRequesting ? 'Requesting Location...' : 'Share My Location'}
        </Button>
        <Button onClick={sharing.skip}>Skip (Show All Users)</Button>
      </div>
      <p className={styles.foot}>Your location is only used to find nearby users and is not stored permanently.</p>
    </Sheet>
  );
}
