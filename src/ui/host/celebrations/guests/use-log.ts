import * as texts from '#messages/hosts-guests.ts';
import type { LogEntry } from '../../../../domain/hosting/host-action.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import { useAct } from '../../parts/use-act.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useHosted } from '../hosted.tsx';

/** The log, loaded again whenever the room shows that a host has done something. */
export function useLog(room: HostRoom | null) {
  const { calls } = useHosted();
  const act = useAct();
  const log = useLoaded(() => calls.log(), tracesOf(room));

  async function undo(entry: LogEntry): Promise<void> {
    await act({ run: () => calls.undo(entry.id), done: texts.undone });
    await log.reload();
  }

  async function loadEarlier(): Promise<void> {
    const before = log.value?.entries.at(-1)?.id;
    if (!log.value || before === undefined) return;
    const { entries } = log.value;
    await act({
      run: async () => {
        const page = await calls.log(before);
        log.set({ ...page, entries: [...entries, ...page.entries] });
      },
    });
  }

  return { ...log, undo, loadEarlier };
}

/** A text that changes when a host has done something in the room. */
function tracesOf(room: HostRoom | null): string {
  if (!room) return '';
  const guests = room.guests.map(
    ({ id, state, ownName, name }) => `${id} ${state} ${ownName === undefined ? '' : name}`,
  );
  return [room.door, room.pausedAt, ...guests].join('\n');
}
