import { useState } from 'react';
import { useStore } from 'zustand';
import * as settings from '#messages/settings.ts';
import type { Deletions } from '../../../sync/celebrations/deletions.ts';
import type { LocationSharing } from '../../../sync/evening/location.ts';
import { SettingRow } from '../../components/setting-row.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import type { CarryingOn } from '../carry-on/carrying-on.ts';
import { OwnEvenings } from '../carry-on/own-evenings.tsx';
import type { Joining } from '../celebration/joining.ts';
import type { findInstallation } from '../invitation/installation-origin.ts';
import { Party } from '../invitation/party.tsx';
import type { LoadInviteSheet } from '../invitation/use-invite-sheet.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LocationSetting } from './location-setting.tsx';
import { ThemeSetting } from './theme-setting.tsx';

interface YourDataProps {
  sharing: LocationSharing;
  deletions: Deletions;
  joining: Joining;
  carryingOn: CarryingOn;
  loadInviteSheet: LoadInviteSheet;
  installation: ReturnType<typeof findInstallation>;
  /** Closes the settings. */
  onLeave(): void;
}

/** The guest's privacy settings: sharing the position, hiding, deleting (docs/privacy.md). */
export function YourData(props: YourDataProps) {
  const { sharing, deletions, joining, carryingOn, loadInviteSheet, installation, onLeave } = props;
  const { store } = useClink();
  const hidden = usePhone(({ state }) => state.hidden);
  const origin = useStore(installation);
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <>
      <Party
        origin={origin}
        loadInviteSheet={loadInviteSheet}
        onOtherCode={() => {
          onLeave();
          joining.typeCode();
        }}
        onOtherPhone={() => {
          onLeave();
          carryingOn.offer.open();
        }}
      />
      <OwnEvenings takeOver={carryingOn.takeOver} onLeave={onLeave} />
      <LocationSetting sharing={sharing} />
      <SettingRow icon="hide" role="switch" aria-checked={hidden} onClick={() => store.hide(!hidden)}>
        {settings.hideMe}
      </SettingRow>
      <ThemeSetting />
      <SettingRow icon="bin" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
        {settings.deleteMyData}
      </SettingRow>
      <DeleteDialog
        isOpen={isDeleting}
        onDelete={() => {
          // A phone that cannot store does not reload.
          setIsDeleting(false);
          deletions.forget();
        }}
        onCancel={() => setIsDeleting(false)}
      />
    </>
  );
}
