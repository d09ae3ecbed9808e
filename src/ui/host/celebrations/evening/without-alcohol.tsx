import * as texts from '#messages/hosts/evening.ts';
import { useAct } from '../../acts/use-act.ts';
import { Switch } from '../../form/switch.tsx';
import { useHosted } from '../room/hosted.tsx';

/** The switch for a celebration without alcohol. It also switches the boards that count alcohol. */
export function WithoutAlcohol() {
  const { celebration, change } = useHosted();
  const act = useAct();

  function turn(withoutAlcohol: boolean) {
    void act({
      run: () => change({ withoutAlcohol }),
      done: withoutAlcohol ? texts.isWithoutAlcohol : texts.isWithAlcohol,
      undo: () => change({ withoutAlcohol: !withoutAlcohol }),
    });
  }

  return (
    <Switch icon="leaf" isOn={celebration.withoutAlcohol} onChange={turn}>
      {texts.withoutAlcohol}
      <small>{texts.withoutAlcoholHint}</small>
    </Switch>
  );
}
