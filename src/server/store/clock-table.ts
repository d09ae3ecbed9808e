import type { Database } from 'better-sqlite3';
import type { ClockMark } from './store.ts';

interface ClockRow {
  readonly server_ms: number;
  readonly wall_ms: number;
  readonly uptime_ms: number;
  readonly boot_id: string | null;
}

/** The row with the server's time, which is kept across restarts. */
export function openClockTable(db: Database) {
  const find = db.prepare<[], ClockRow>('SELECT server_ms, wall_ms, uptime_ms, boot_id FROM clock');
  const put = db.prepare('INSERT OR REPLACE INTO clock VALUES (1, @serverMs, @wallMs, @uptimeMs, @bootId)');
  return {
    read: (): ClockMark | undefined => {
      const row = find.get();
      return row && { serverMs: row.server_ms, wallMs: row.wall_ms, uptimeMs: row.uptime_ms, bootId: row.boot_id };
    },
    write: (mark: ClockMark) => void put.run(mark),
  };
}
