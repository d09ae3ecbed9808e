import type { Celebration } from '../../domain/celebration/celebration.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { type CelebrationManager, createCelebrationManager } from '../hosting/manage-celebrations.ts';
import { createHostsFile, openHostsFile } from '../hosts-data/hosts-file.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import { runOnSqlite } from '../hosts-data/work.ts';

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
/**
 * The same celebration with today's date, for a server with the real time, at which a celebration of an earlier day is over.
 */
export const ofToday = (celebration: Celebration): Celebration => ({
  ...celebration,
  date: new Date().toISOString().slice(0, 10),
});
export const PAST_WEDDING: Celebration = { ...WEDDING, id: 'past', code: 'PASTPAST', state: 'over' };

export function addCelebrations(dataDir: string, ...celebrations: readonly Celebration[]): void {
  const db = openHostsFile(createHostsFile(dataDir), 5_000);
  for (const celebration of celebrations) runOnSqlite(db, celebrationTable.add(celebration, 0));
  db.close();
}

/** Changes celebrations like an operator's command while a server runs. */
export async function asOperator<Answer>(
  dataDir: string,
  act: (manager: CelebrationManager) => Promise<Answer>,
  now = () => 0,
): Promise<Answer> {
  const hosts = openHostsInFile(dataDir);
  return act(createCelebrationManager(hosts, now)).finally(() => hosts.close());
}
