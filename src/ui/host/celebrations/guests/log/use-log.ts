import { useRef } from 'react';
import * as texts from '#messages/hosts/guests.ts';
import type { HostRoom } from '../../../../../domain/hosting/host-room.ts';
import type { LogEntry, LogPage } from '../../../../../domain/hosting/log-entry.ts';
import { useAct } from '../../../acts/use-act.ts';
import { useLoaded } from '../../../acts/use-loaded.ts';
import { useHosted } from '../../room/hosted.tsx';

/** The log. It is loaded again whenever the room reports that it has changed. */
export function useLog(room: HostRoom | null) {
  const { calls, celebration } = useHosted();
  const act = useAct();
  /** The number of entries that the host has requested with 'Earlier'. */
  const wanted = useRef(0);
  const log = useLoaded<LogPage>((_, before) => loadAgain(before?.entries.length ?? 0), {
    key: room?.log,
    keptAs: `log of ${celebration.id}`,
  });

  /** Loads at least `count` entries, if the log has as many, so that earlier pages stay and are also up to date. */
  async function loadAgain(count: number): Promise<LogPage> {
    let page = await calls.log();
    const entries = [...page.entries];
    while (page.more && entries.length < Math.max(count, wanted.current)) {
      page = await calls.log(entries.at(-1)?.id);
      entries.push(...page.entries);
    }
    return { entries, more: page.more };
  }

  async function undo(entry: LogEntry): Promise<void> {
    await act({ run: () => calls.undo(entry.id), done: texts.undone });
    await log.reload();
  }

  /** Loads all pages again, because the answer to an earlier call may still replace the shown entries. */
  async function loadEarlier(): Promise<void> {
    wanted.current = (log.value?.entries.length ?? 0) + 1;
    await log.reload();
  }

  return { ...log, undo, loadEarlier };
}
