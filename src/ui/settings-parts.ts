import { createDeletions, type Deletions, type DeletionsDeps } from '../sync/deletions.ts';
import { followNews } from '../sync/follow-news.ts';
import { createLocationSharing, type LocationDeps, type LocationSharing } from '../sync/location.ts';
import type { Geolocation, Locks } from '../sync/ports.ts';
import { startPushingAsides } from '../sync/push-asides.ts';
import { browserGeolocation } from './browser-geolocation.ts';
import { type CarryingOn, startCarryingOn } from './carry-on/carrying-on.ts';
import { CelebrationSheets } from './celebration/celebration-sheets.tsx';
import { CodeLink } from './celebration/code-link.tsx';
import { GettingHomeCard } from './celebration/getting-home.tsx';
import { greetingOf } from './celebration/greeting.tsx';
import { HostStatus } from './celebration/host-notices.tsx';
import { findInstallation, type Installation } from './celebration/installation-origin.ts';
import { type Joining, startJoining } from './celebration/joining.ts';
import { DeletionNotice } from './dialogs/deletion-notice.tsx';
import { LocationDialog } from './dialogs/location-dialog.tsx';
import { ResetDialog } from './dialogs/reset-dialog.tsx';
import { TonightSheet } from './dialogs/tonight-sheet.tsx';
import { YourData } from './dialogs/your-data.tsx';
import { sendThrough } from './fetch-through.ts';
import { noteTaps } from './note-taps.ts';
import type { LoadSquares } from './squares.ts';

/** What is not part of the first load: the guest's settings, sheets that are seldom needed, the way to celebrations. */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly joining: Joining;
  readonly carryingOn: CarryingOn;
  /** Where other phones find this installation. */
  readonly installation: Installation['installation'];
  readonly canSetUp: Installation['canSetUp'];
  readonly deletions: Deletions;
  readonly LocationDialog: typeof LocationDialog;
  readonly YourData: typeof YourData;
  readonly DeletionNotice: typeof DeletionNotice;
  readonly ResetDialog: typeof ResetDialog;
  readonly TonightSheet: typeof TonightSheet;
  readonly CelebrationSheets: typeof CelebrationSheets;
  readonly HostStatus: typeof HostStatus;
  readonly CodeLink: typeof CodeLink;
  readonly GettingHomeCard: typeof GettingHomeCard;
  readonly greetingOf: typeof greetingOf;
  readonly loadSquares: LoadSquares;
  close(): void;
}

/** Resumes sharing and pending deletions. Call it once for each load of the page. */
export function startSettings(
  deps: Omit<LocationDeps, 'geolocation'> &
    DeletionsDeps & { locks: Locks; loadSquares: LoadSquares; geolocation?: Geolocation },
): SettingsParts {
  sendThrough();
  const sharing = createLocationSharing({ geolocation: browserGeolocation, ...deps });
  const deletions = createDeletions(deps);
  const joining = startJoining(deps);
  const carryingOn = startCarryingOn(deps);
  const { otherPhone } = carryingOn;
  const stops = [startPushingAsides(deps), followNews({ ...deps, otherPhone }), carryingOn.close, noteTaps()];
  void sharing.resume();
  return {
    sharing,
    deletions,
    loadSquares: deps.loadSquares,
    joining,
    carryingOn,
    ...findInstallation(deps),
    LocationDialog,
    YourData,
    DeletionNotice,
    ResetDialog,
    TonightSheet,
    CelebrationSheets,
    HostStatus,
    CodeLink,
    GettingHomeCard,
    greetingOf,
    close() {
      sharing.close();
      deletions.close();
      joining.close();
      for (const stop of stops) stop();
    },
  };
}
