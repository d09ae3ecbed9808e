import type { Database } from 'better-sqlite3';
import { NewerData } from './store.ts';

/**
 * The SQL that migrates a database to each version. Each migration runs once, in order, and the database stores its version. A
 * released migration must never be edited. The first migration creates the tables of the oldest released version.
 */
export type Migrations = Readonly<Record<number, string>>;

/**
 * The migrations that a database of this version lacks, in order. A new database has version 0.
 * @throws {NewerData}
 */
export function missingFrom(migrations: Migrations, version: number): [version: number, sql: string][] {
  const versions = Object.keys(migrations).map(Number);
  if (version > Math.max(...versions)) throw new NewerData();
  if (version !== 0 && !versions.includes(version))
    throw new Error(`The data has version ${version}, which was never released.`);
  return versions.filter((each) => each > version).map((each) => [each, migrations[each] ?? '']);
}

/** Runs the migrations that a database lacks. Two processes may do this at the same time. @throws {NewerData} */
export function migrateWith(db: Database, migrations: Migrations, target = Number.POSITIVE_INFINITY): void {
  const missing = () => {
    const version = Number(db.pragma('user_version', { simple: true }));
    return missingFrom(migrations, version).filter(([each]) => each <= target);
  };
  const next = db.transaction(() => {
    const [first] = missing();
    if (!first) return;
    db.exec(first[1]);
    db.pragma(`user_version = ${first[0]}`);
  });
  while (missing().length > 0) next.immediate();
}
