import { createLocationSharing, type LocationDeps, type LocationSharing } from '../sync/location.ts';
import { LocationDialog } from './dialogs/location-dialog.tsx';
import { LocationSetting } from './dialogs/location-setting.tsx';

/** Sharing the own position, and what asks for it: no part of the first load. */
export interface LocationParts {
  readonly sharing: LocationSharing;
  readonly Dialog: typeof LocationDialog;
  readonly Setting: typeof LocationSetting;
}

/** Once for each load of the page: what was shared before is taken up again. */
export function startLocation(deps: LocationDeps): LocationParts {
  const sharing = createLocationSharing(deps);
  void sharing.resume();
  return { sharing, Dialog: LocationDialog, Setting: LocationSetting };
}
