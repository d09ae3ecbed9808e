import * as texts from '#messages/hosts-celebrations.ts';
import { changedDetails } from '#messages/hosts-log.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { BOARDS } from '../../../../../domain/leaderboard/boards.ts';

/** What an action changed in particular: the details, or each board. A newer server may know fields that this page does not. */
export function logDetails({ action, fields = [], boards = {} }: LogEntry): readonly string[] {
  if (action === 'details') return fields.length > 0 ? [changedDetails(fields)] : [];
  return BOARDS.flatMap((board) => {
    const isOn = boards[board];
    return isOn === undefined ? [] : [(isOn ? texts.boardIsOn : texts.boardIsOff)(texts.boards[board])];
  });
}
