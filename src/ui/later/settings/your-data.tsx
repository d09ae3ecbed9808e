import { useState } from 'react';
import { useStore } from 'zustand';
import { yourKeepsake } from '#messages/celebration/keepsake.ts';
import * as settings from '#messages/settings.ts';
import { LEAST_DRINKS } from '../../../domain/keepsake/layers.ts';
import type { Deletions } from '../../../sync/celebrations/deletions.ts';
import type { LocationSharing } from '../../../sync/evening/location.ts';
import { SettingRow } from '../../components/setting-row.tsx';
import { useClink, usePhone } from '../../guest/clink-context.tsx';
import { OwnEvenings } from '../carry-on/carry-on.tsx';
import type { CarryingOn } from '../carry-on/carrying-on.ts';
import type { Joining } from '../celebration/joining.ts';
import type { Installation } from '../invitation/installation-origin.ts';
import type { LoadInviteSheet } from '../invitation/use-invite-sheet.ts';
import { YourCelebration } from '../invitation/your-celebration.tsx';
import { LanguageSetting } from '../language/language-setting.tsx';
import type { Moments } from '../moments/moments.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LocationSetting } from './location-dialog.tsx';
import { ThemeSetting } from './theme-setting.tsx';
import styles from './your-data.module.css';

interface YourDataProps {
  sharing: LocationSharing;
  deletions: Deletions;
  joining: Joining;
  carryingOn: CarryingOn;
  moments: Moments;
  loadInviteSheet: LoadInviteSheet;
  installation: Installation['installation'];
  /** Closes the settings. */
  onLeave(): void;
}

/** The settings in three groups: the celebration, what the others see of the guest, and this phone (docs/privacy.md). */
export function YourData(props: YourDataProps) {
  const { sharing, deletions, joining, carryingOn, moments, loadInviteSheet, installation, onLeave } = props;
  const { store } = useClink();
  const hidden = usePhone(({ state }) => state.hidden);
  const isQuiet = usePhone(({ state }) => state.isQuiet);
  const isGuestOfCouple = usePhone(({ celebration }) => celebration !== null);
  const hasKeepsake = usePhone(
    ({ celebration, session }) => celebration?.state === 'over' && session.drinks.length >= LEAST_DRINKS,
  );
  const hasMoments = useStore(moments, ({ isOn }) => isOn);
  const origin = useStore(installation);
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <>
      <section className={styles.group} aria-label={settings.theCelebration}>
        <YourCelebration
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
        {hasKeepsake && (
          <SettingRow
            icon="picture"
            aria-haspopup="dialog"
            onClick={() => {
              onLeave();
              joining.showKeepsake();
            }}
          >
            {yourKeepsake}
          </SettingRow>
        )}
        <OwnEvenings takeOver={carryingOn.takeOver} onLeave={onLeave} />
      </section>
      <section className={styles.group} aria-label={settings.youAndTheOthers}>
        <LocationSetting sharing={sharing} />
        <SettingRow icon="hide" role="switch" aria-checked={hidden} onClick={() => store.hide(!hidden)}>
          {settings.hideMe}
        </SettingRow>
        <SettingRow icon="quiet" role="switch" aria-checked={isQuiet} onClick={() => store.beQuiet(!isQuiet)}>
          {settings.beQuiet}
        </SettingRow>
        {isGuestOfCouple && (
          <SettingRow icon="glasses" role="switch" aria-checked={hasMoments} onClick={() => moments.turn(!hasMoments)}>
            {settings.momentsOfTheRoom}
          </SettingRow>
        )}
      </section>
      <section className={styles.group} aria-label={settings.thisPhone}>
        <ThemeSetting />
        <LanguageSetting />
        <SettingRow icon="bin" isDanger aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
          {settings.deleteMyData}
        </SettingRow>
      </section>
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
