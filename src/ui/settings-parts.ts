import { createDeletions, type Deletions, type DeletionsDeps } from '../sync/deletions.ts';
import { createLocationSharing, type LocationDeps, type LocationSharing } from '../sync/location.ts';
import { DeletionNotice } from './dialogs/deletion-notice.tsx';
import { LocationDialog } from './dialogs/location-dialog.tsx';
import { YourData } from './dialogs/your-data.tsx';

/** What a guest decides about the own data: position, hiding, deleting. No part of the first load. */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly deletions: Deletions;
  readonly LocationDialog: typeof LocationDialog;
  readonly YourData: typeof YourData;
  readonly DeletionNotice: typeof DeletionNotice;
}

/** Once for each load of the page: what was shared before is taken up again, and what is left to delete. */
export function startSettings(deps: LocationDeps & DeletionsDeps): SettingsParts {
  const sharing = createLocationSharing(deps);
  void sharing.resume();
  return { sharing, deletions: createDeletions(deps), LocationDialog, YourData, DeletionNotice };
}
