import * as texts from '#messages/hosts/celebrations.ts';
import { useAct } from '../../acts/use-act.ts';
import { Switch } from '../../form/switch.tsx';
import { SettingField } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';

/** Lets operators make this celebration the template for new celebrations of their house. */
export function TemplateSwitch() {
  const { celebration, change } = useHosted();
  const act = useAct();

  function turn(template: boolean) {
    void act({
      run: () => change({ template }),
      done: template ? texts.isTemplateNow : texts.isNoTemplateNow,
      // Switching the template on has no undo, because another celebration may have been the template before.
      ...(!template && { undo: () => change({ template: true }) }),
    });
  }

  return (
    <SettingField>
      <Switch isOn={celebration.isTemplate === true} onChange={turn}>
        {texts.beginAsThis}
        <small>{texts.templateLead}</small>
      </Switch>
    </SettingField>
  );
}
