import { useStore } from 'zustand';
import * as texts from '#messages/hosts/tonight.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingsGroup } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';

/** The switch for the sound of a knock on this device. It says why if the device cannot play the sound. */
export function KnockSwitch() {
  const { knock } = useHosted();
  const { isOn, isSilent } = useStore(knock);
  const isPossible = knock.isPossible();
  return (
    <SettingsGroup>
      <Switch icon="sound" isOn={isOn && isPossible} isDisabled={!isPossible} onChange={knock.turn}>
        {texts.audibleKnock}
        <small role="status">{hintOf(isPossible, isOn && isSilent)}</small>
      </Switch>
    </SettingsGroup>
  );
}

function hintOf(isPossible: boolean, isSilent: boolean): string {
  if (!isPossible) return texts.cannotSound;
  return isSilent ? texts.keptSilent : texts.audibleKnockHint;
}
