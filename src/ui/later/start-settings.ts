import { createDeletions, type Deletions, type DeletionsDeps } from '../../sync/celebrations/deletions.ts';
import { startPushingAsides } from '../../sync/celebrations/push-asides.ts';
import { createLocationSharing, type LocationDeps, type LocationSharing } from '../../sync/evening/location.ts';
import type { Geolocation, Locks } from '../../sync/ports.ts';
import { followNews } from '../../sync/two-phones/follow-news.ts';
import { browserGeolocation } from '../browser/browser-geolocation.ts';
import { sendThrough } from '../browser/fetch-through.ts';
import { noteTaps } from '../taps-and-focus/note-taps.ts';
import { type CarryingOn, startCarryingOn } from './carry-on/carrying-on.ts';
import { CodeLink } from './celebration/code-link.tsx';
import { GettingHomeCard } from './celebration/getting-home.tsx';
import { greetingOf } from './celebration/greeting.tsx';
import { type Joining, startJoining } from './celebration/joining.ts';
import { CelebrationSheets } from './celebration-sheets.tsx';
import { HostStatus } from './door/host-notices.tsx';
import { findInstallation } from './invitation/installation-origin.ts';
import { DeletionNotice } from './settings/deletion-notice.tsx';
import { LocationDialog } from './settings/location-dialog.tsx';
import { ResetDialog } from './settings/reset-dialog.tsx';
import { TonightSheet } from './settings/tonight-sheet.tsx';
import { YourData } from './settings/your-data.tsx';
import type { LoadSquares } from './squares.ts';

/** What is not part of the first load: the guest's settings, sheets that are seldom needed, the way to celebrations. */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly joining: Joining;
  readonly carryingOn: CarryingOn;
  /** Where other phones find this installation. */
  readonly installation: ReturnType<typeof findInstallation>;
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
    installation: findInstallation(deps),
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
