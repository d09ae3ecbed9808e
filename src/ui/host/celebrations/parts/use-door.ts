import { doorIs } from '#messages/hosts-celebrations.ts';
import type { Door } from '../../../../domain/hosting/door.ts';
import { useAct } from '../../acts/use-act.ts';
import { useHosted } from '../room/hosted.tsx';

/** Who may come in, and how to change it at once, with 'Undo'. */
export function useDoor(): { readonly door: Door; choose(door: Door): Promise<boolean> } {
  const { settings, change } = useHosted();
  const act = useAct();
  const { door } = settings;
  return {
    door,
    choose: async (next) =>
      next === door || act({ run: () => change({ door: next }), done: doorIs[next], undo: () => change({ door }) }),
  };
}
