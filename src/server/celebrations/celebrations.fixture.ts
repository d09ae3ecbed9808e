import type { Celebration } from '../../domain/celebration/celebration.ts';
import { openCelebrationTable } from './celebration-table.ts';
import { createHostsFile, openHostsFile } from './hosts-file.ts';

export const WEDDING: Celebration = {
  id: 'wedding',
  code: 'K7MP4XRT',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'Europe/Vienna',
  language: 'en',
  state: 'open',
};
export const OTHER_WEDDING: Celebration = { ...WEDDING, id: 'other', code: 'M1A01E00', names: 'Mia & Leo' };
export const PAST_WEDDING: Celebration = { ...WEDDING, id: 'past', code: 'PASTPAST', state: 'over' };

/** Writes celebrations into the real file of a folder. */
export function addCelebrations(dataDir: string, ...celebrations: readonly Celebration[]): void {
  const db = openHostsFile(createHostsFile(dataDir), 5_000);
  const table = openCelebrationTable(db);
  for (const celebration of celebrations) table.add(celebration, 0);
  db.close();
}
