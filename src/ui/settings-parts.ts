import { createDeletions, type Deletions, type DeletionsDeps } from '../sync/deletions.ts';
import { createLocationSharing, type LocationDeps, type LocationSharing } from '../sync/location.ts';
import { DeletionNotice } from './dialogs/deletion-notice.tsx';
import { LocationDialog } from './dialogs/location-dialog.tsx';
import { TonightSheet } from './dialogs/tonight-sheet.tsx';
import { YourData } from './dialogs/your-data.tsx';

/** The guest's privacy settings: position, hiding, deleting. Not part of the first load. */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly deletions: Deletions;
  readonly LocationDialog: typeof LocationDialog;
  readonly YourData: typeof YourData;
  readonly DeletionNotice: typeof DeletionNotice;
  readonly TonightSheet: typeof TonightSheet;
  close(): void;
}

/** Resumes sharing and pending deletions. Call it once for each load of the page. */
export function startSettings(deps: LocationDeps & DeletionsDeps): SettingsParts {
  const sharing = createLocationSharing(deps);
  const deletions = createDeletions(deps);
  void sharing.resume();
  return {
    sharing,
    deletions,
    LocationDialog,
    YourData,
    DeletionNotice,
    TonightSheet,
    close() {
      sharing.close();
      deletions.close();
    },
  };
}
