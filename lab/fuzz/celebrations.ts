import type { Celebration } from '../../src/domain/celebration/celebration.ts';
import { openCelebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { createHostsFile, openHostsFile } from '../../src/server/celebrations/hosts-file.ts';

const WEDDING: Celebration = {
  id: 'wedding',
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'Europe/Vienna',
  language: 'en',
  state: 'open',
};
const OVER: Celebration = { ...WEDDING, id: 'over', code: 'PASTPAST', state: 'over' };
const DELETED: Celebration = { ...WEDDING, id: 'deleted', code: 'DE1ETED0' };

/** The codes of an open celebration, one that is over, one that was deleted, and one that nobody ever had. */
export const CODES = [WEDDING.code, OVER.code, DELETED.code, '00000000'] as const;
export const WEDDING_CODE = WEDDING.code;

/** Writes the celebrations into the real file of a folder. */
export function makeCelebrations(dataDir: string): void {
  const db = openHostsFile(createHostsFile(dataDir), 0);
  const table = openCelebrationTable(db);
  for (const celebration of [WEDDING, OVER, DELETED]) table.add(celebration, 0);
  table.remove(DELETED.id, 0);
  db.close();
}
