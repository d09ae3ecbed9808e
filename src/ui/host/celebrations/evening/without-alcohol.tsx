import * as texts from '#messages/hosts/evening.ts';
import { BOARDS } from '../../../../domain/leaderboard/boards.ts';
import { useAct } from '../../acts/use-act.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingSwitch } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';

/** Whether guests are offered drinks with alcohol. The boards that count them go with them, and come back by an undo. */
export function WithoutAlcohol() {
  const { celebration, settings, change } = useHosted();
  const act = useAct();

  function turn(withoutAlcohol: boolean) {
    const before = Object.fromEntries(BOARDS.map((board) => [board, settings.boards.includes(board)]));
    void act({
      run: () => change({ withoutAlcohol }),
      done: withoutAlcohol ? texts.isWithoutAlcohol : texts.isWithAlcohol,
      undo: () => change({ withoutAlcohol: !withoutAlcohol, boards: before }),
    });
  }

  return (
    <SettingSwitch icon="leaf">
      <Switch isOn={celebration.withoutAlcohol} onChange={turn}>
        {texts.withoutAlcohol}
        <small>{texts.withoutAlcoholHint}</small>
      </Switch>
    </SettingSwitch>
  );
}
