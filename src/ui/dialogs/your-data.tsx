import { useState } from 'react';
import * as settings from '#messages/settings.ts';
import type { Deletions } from '../../sync/deletions.ts';
import type { LocationSharing } from '../../sync/location.ts';
import { useClink, usePhone } from '../clink-context.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LocationSetting } from './location-setting.tsx';
import { SettingRow } from './setting-row.tsx';

interface YourDataProps {
  sharing: LocationSharing;
  deletions: Deletions;
}

/** The guest's privacy settings: sharing the position, hiding, deleting (docs/privacy.md). */
export function YourData({ sharing, deletions }: YourDataProps) {
  const { store } = useClink();
  const hidden = usePhone((phone) => phone.hidden);
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <>
      <LocationSetting sharing={sharing} />
      <SettingRow icon="eye" role="switch" aria-checked={hidden} onClick={() => store.hide(!hidden)}>
        {settings.hideMe}
      </SettingRow>
      <SettingRow icon="bin" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
        {settings.deleteMyData}
      </SettingRow>
      <DeleteDialog isOpen={isDeleting} onDelete={deletions.forget} onCancel={() => setIsDeleting(false)} />
    </>
  );
}
