import { celebrationTable } from '../../celebrations/celebration-table.ts';
import { houseTable } from '../../hosts-data/house-table.ts';
import type { Work } from '../../hosts-data/work.ts';
import { recapTable } from '../../recap/recap-table.ts';
import { hostTable } from './host-table.ts';
import { invitationTable } from './invitation-table.ts';
import { logTable } from './log-table.ts';

/** Deletes a celebration, its hosts, invitations, log and recap. The server then deletes what guests have logged. */
export function* removeCelebration(celebrationId: string, deletedAt: number): Work<void> {
  yield* celebrationTable.remove(celebrationId, deletedAt);
  yield* removeParts(celebrationId);
}

/** Deletes all data about people, so that only the id and the code of a celebration remain. */
export function* removeParts(celebrationId: string): Work<void> {
  yield* houseTable.dropTemplate(celebrationId);
  for (const { removeAll } of [hostTable, invitationTable, logTable, recapTable]) yield* removeAll(celebrationId);
}
