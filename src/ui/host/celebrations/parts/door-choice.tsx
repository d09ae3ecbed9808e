import * as texts from '#messages/hosts/celebrations.ts';
import { DOORS, type Door } from '../../../../domain/hosting/door.ts';
import { useAct } from '../../acts/use-act.ts';
import { SettingChoice } from '../../parts/settings.tsx';
import { useHosted } from '../room/hosted.tsx';

/** The choice of who may come in, with a row for each answer. A tap is saved at once. */
export function DoorChoice({ door, onChoose }: { door: Door; onChoose(door: Door): void }) {
  return (
    <>
      {DOORS.map((name) => (
        <SettingChoice key={name} hint={texts.doorHints[name]} isChosen={name === door} onChoose={() => onChoose(name)}>
          {texts.doors[name]}
        </SettingChoice>
      ))}
    </>
  );
}

/** The setting of who may come in, and a function that changes it at once, with 'Undo'. */
export function useDoor(): { readonly door: Door; choose(door: Door): Promise<boolean> } {
  const { settings, change } = useHosted();
  const act = useAct();
  const { door } = settings;
  return {
    door,
    choose: async (next) =>
      next === door ||
      act({ run: () => change({ door: next }), done: texts.doorIs[next], undo: () => change({ door }) }),
  };
}
