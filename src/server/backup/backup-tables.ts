import type { Database } from 'better-sqlite3';

/** A table of `hosts.sqlite`, and which of its rows are in a backup. */
interface BackupTable {
  readonly name: string;
  readonly where: string;
}

const EVERY_ROW = 'TRUE';

/** Tables that others refer to come first. A test compares the names with those of the file. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'celebrations', where: EVERY_ROW },
  { name: 'hosts', where: EVERY_ROW },
  { name: 'host_credentials', where: EVERY_ROW },
  { name: 'host_second_steps', where: EVERY_ROW },
  { name: 'host_passkeys', where: EVERY_ROW },
  { name: 'host_keys', where: EVERY_ROW },
  { name: 'host_invitations', where: EVERY_ROW },
  { name: 'celebration_hosts', where: EVERY_ROW },
  { name: 'co_host_invitations', where: EVERY_ROW },
  { name: 'recaps', where: EVERY_ROW },
  { name: 'recap_groups', where: EVERY_ROW },
  { name: 'recap_mails', where: EVERY_ROW },
  { name: 'house', where: EVERY_ROW },
  // Entries about moderated guests contain the guests' names, so they are not backed up.
  { name: 'host_actions', where: `guest_id IS NULL AND details NOT LIKE '%"letIn"%'` },
];

/** These tables contain sessions, and codes and links that are valid for minutes. After a restore, hosts sign in again. */
export const TABLES_LEFT_OUT: readonly string[] = ['host_sessions', 'host_verifications', 'host_setup_links'];

export type BackupRow = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** Empty if there is no such table. */
export function columnsOf(db: Database, table: string): string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
}

export function versionOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}

export interface BackupContents {
  readonly celebrations: number;
  readonly hosts: number;
}

export function contentsOf(db: Database): BackupContents {
  const count = (from: string) => Number(db.prepare(`SELECT count(*) FROM ${from}`).pluck().get());
  return { celebrations: count('celebrations WHERE deleted_at IS NULL'), hosts: count('hosts') };
}
