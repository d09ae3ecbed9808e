import { useState } from 'react';
import { useStore } from 'zustand';
import { positionFailed } from '#messages/leaderboard.ts';
import * as settings from '#messages/settings.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { LocationSharing } from '../../../sync/evening/location.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icon.tsx';
import { Rings } from '../../components/drawings/rings.tsx';
import { SettingRow } from '../../components/setting-row.tsx';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import pictureStyles from '../../dialogs/picture.module.css';
import { useFeedback, useToast } from '../../feedback/feedback.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { classNames } from '../../look/class-names.ts';
import { useHeldFor } from '../../time/use-held-for.ts';
import type { CarryingOn } from '../carry-on/carrying-on.ts';
import type { Joining } from '../celebration/joining.ts';
import { dueNotice, isJustIn } from '../door/door-notice.ts';
import styles from './location-dialog.module.css';

/** Guests inside the rings, and pale guests who are too far away, in units of the drawing of the rings. */
const NEARBY = [
  [62, 84],
  [84, 178],
  [290, 66],
  [304, 160],
] as const;
const FAR_AWAY = [
  [-22, 38],
  [-34, 176],
  [382, 26],
  [402, 186],
] as const;

interface LocationDialogProps {
  sharing: LocationSharing;
  joining: Joining;
  carryingOn: CarryingOn;
  /** Whether another dialog of the tracker is open. */
  isDialogOpen: boolean;
}

/** The dialog opens this long after there is a name, after another sheet, or after a toast (docs/readings.md#location). */
const DELAY_MS = 1_000;

/**
 * Opens once (docs/readings.md#location). It opens by itself, so a tap meant for the page may hit the backdrop. A tap
 * there, Back and Escape therefore do not count as an answer. The dialog opens again at the next load.
 */
export function LocationDialog({ sharing, joining, carryingOn, isDialogOpen }: LocationDialogProps) {
  const { flash } = useFeedback();
  const [spoken, setSpoken] = useState('');
  const isJoining = useStore(joining, ({ step }) => step !== null);
  const isTaking = useStore(carryingOn.takeOver, ({ step }) => step.kind !== 'none');
  const isTelling = usePhone(({ decision }) => dueNotice(decision) !== null || isJustIn(decision));
  const { isGranted, isRequesting, isDialogHandled } = useStore(sharing);
  const [isOpen, setIsOpen] = useState(false);
  const isToasting = useToast() !== null;
  const isCovered = useStore(openSheets) > 0;
  // Once the dialog is open, its own sheet and later toasts do not close it.
  const isBusy = isDialogOpen || isJoining || isTaking || isTelling || (!isOpen && (isToasting || isCovered));
  const isWanted = useIsWanted();
  const isCalm = useHeldFor(!isBusy, DELAY_MS);
  const isAsked = isCalm && isWanted && !isGranted && !isDialogHandled;
  if (isAsked !== isOpen) setIsOpen(isAsked);

  async function share() {
    if (isRequesting) return;
    if (await sharing.accept()) flash(settings.locationEnabled);
    else if (sharing.getState().hasFailed) setSpoken(positionFailed);
  }

  return (
    <>
      {/* Nothing is shown (docs/spec-coverage.md §8.4), but screen readers must announce it. */}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      <Sheet
        isOpen={isOpen}
        onDismiss={sharing.putOff}
        isUnasked
        align="centre"
        picture={
          <div className={classNames(pictureStyles.picture, styles.emblem)}>
            <Rings hasSpark />
            <svg className={styles.guests} viewBox="0 0 364 240" aria-hidden="true">
              {FAR_AWAY.map(([x, y]) => (
                <circle key={x} className={styles.far} cx={x} cy={y} r={9} />
              ))}
              {NEARBY.map(([x, y]) => (
                <circle key={x} cx={x} cy={y} r={13} />
              ))}
            </svg>
            <div className={styles.pin}>
              <Icon name="pin" />
            </div>
          </div>
        }
        title={settings.enableLocation}
        lead={<span className={styles.lead}>{settings.shareToSeeOthers(NEARBY_RADIUS_FEET)}</span>}
      >
        <p className={styles.effect}>{settings.onlyNearby}</p>
        <div className={styles.answers}>
          <Button kind="primary" data-autofocus aria-disabled={isRequesting || undefined} onClick={() => void share()}>
            {isRequesting ? settings.requestingLocation : settings.shareMyLocation}
          </Button>
          <Button onClick={sharing.skip}>{settings.skipLocation}</Button>
        </div>
        <p className={styles.promise}>{settings.locationIsNotStored}</p>
      </Sheet>
    </>
  );
}

/** False if the house of the celebration forbids asking for a position. */
function useIsWanted(): boolean {
  return usePhone(({ celebration }) => celebration?.location !== false);
}

/** The switch for sharing. The guest can use it whatever they answered before. */
export function LocationSetting({ sharing }: { sharing: LocationSharing }) {
  const isWanted = useIsWanted();
  const isShared = usePhone(({ position }) => position !== null);
  const isRequesting = useStore(sharing, (state) => state.isRequesting) && !isShared;
  const hasFailed = useStore(sharing, (state) => state.hasFailed) && !isShared && !isRequesting;

  if (!isWanted) return null;

  function turn() {
    if (isShared) sharing.stopSharing();
    // The dialog accepts even while a position is being requested, because some browsers never answer.
    else void sharing.accept();
  }

  return (
    <div>
      <SettingRow icon="pin" role="switch" aria-checked={isShared} aria-busy={isRequesting || undefined} onClick={turn}>
        {isRequesting ? settings.requestingLocation : settings.shareLocation}
      </SettingRow>
      <p className={pictureStyles.note} role="status">
        {hasFailed && positionFailed}
      </p>
    </div>
  );
}
