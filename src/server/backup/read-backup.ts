import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import Database from 'better-sqlite3';
import * as v from 'valibot';
import { hostsOfVersion, migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { NewerData } from '../store/store.ts';
import { BACKUP_TABLES, type BackupRow, columnsOf } from './backup-tables.ts';
import { isSqliteBackup, readSqliteBackup } from './sqlite-backup.ts';
import { UnsoundBackup } from './unsound-backup.ts';

const CHUNK_BYTES = 64 * 1_024;
/** This limit is more than ten times the longest row. */
const MAX_LINE_LENGTH = 1_024 * 1_024;
/** This limit is more than a hundred times the hosts and celebrations of a large installation. */
const MAX_BYTES = 1_024 * 1_024 * 1_024;

const FORMAT = 1;
const headerSchema = v.object({ clink: v.literal('backup'), format: v.number(), version: v.number() });
const rowSchema = v.tuple([v.string(), v.record(v.string(), v.union([v.string(), v.number(), v.null()]))]);
const endSchema = v.object({ sha256: v.string() });

/** Reads and checks a backup, and migrates it to the current version in memory. @throws {UnsoundBackup}, {NewerData} */
export function readBackup(path: string): Database.Database {
  try {
    if (isSqliteBackup(path)) return readSqliteBackup(path, fill);
    const { format, version } = requireWhole(path);
    if (format > FORMAT) throw new NewerData();
    return fill(version, rowsIn(path));
  } catch (error) {
    // The messages of these errors may contain text of the file, so they are not printed.
    const isOfFile = error instanceof Database.SqliteError || error instanceof RangeError || error instanceof TypeError;
    throw isOfFile ? new UnsoundBackup(path, 'damaged', error) : error;
  }
}

/** No text of a backup becomes part of an SQL statement, and each row must fit the tables of the backup's version. */
function fill(version: number, rows: Iterable<BackupRow>): Database.Database {
  const db = hostsOfVersion(version);
  const inserts = new Map(BACKUP_TABLES.map(({ name }) => [name, insertInto(db, name)]));
  const fillAll = db.transaction(() => {
    for (const [table, row] of rows) {
      const insert = inserts.get(table);
      if (!insert) throw new RangeError('There is no such table.');
      insert(row);
    }
  });
  try {
    fillAll();
    migrateHosts(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function insertInto(db: Database.Database, table: string): ((row: BackupRow[1]) => void) | null {
  const columns = columnsOf(db, table);
  if (columns.length === 0) return null;
  const insert = db.prepare(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((column) => `@${column}`).join()})`,
  );
  return (row) => {
    if (Object.keys(row).join() !== columns.join()) throw new RangeError('The columns are others.');
    // A control character could control the terminal that prints the text.
    if (Object.values(row).some((value) => typeof value === 'string' && /(?![\n\r\t])\p{Cc}/u.test(value)))
      throw new RangeError('A text controls the terminal.');
    insert.run(row);
  };
}

/** Returns the first line. @throws {UnsoundBackup} unless the last line contains the checksum of all other lines. */
function requireWhole(path: string): v.InferOutput<typeof headerSchema> {
  const hash = createHash('sha256');
  const [header] = linesIn(path);
  const first = parsed(headerSchema, header);
  if (!first) throw new UnsoundBackup(path, 'foreign');
  let last = '';
  for (const line of linesIn(path)) {
    if (last) hash.update(`${last}\n`);
    last = line;
  }
  const end = parsed(endSchema, last);
  if (!end) throw new UnsoundBackup(path, 'cut');
  if (end.sha256 !== hash.digest('hex')) throw new UnsoundBackup(path, 'damaged');
  return first;
}

function* rowsIn(path: string): Generator<BackupRow> {
  for (const line of linesIn(path)) {
    if (line.startsWith('{')) continue;
    const row = parsed(rowSchema, line);
    if (!row) throw new RangeError('This is no row.');
    yield row;
  }
}

/** The lines are read one after the other, because a backup may contain millions of lines. */
function* linesIn(path: string): Generator<string> {
  if (statSync(path).size > MAX_BYTES) throw new RangeError('The file is too large.');
  const file = openSync(path, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const decoder = new StringDecoder();
  let rest = '';
  try {
    for (let bytes = readSync(file, chunk); bytes > 0; bytes = readSync(file, chunk)) {
      const lines = (rest + decoder.write(chunk.subarray(0, bytes))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (rest.length > MAX_LINE_LENGTH) throw new RangeError('A line is too long.');
    }
    if (rest) yield rest;
  } finally {
    closeSync(file);
  }
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, line: string | undefined): Output | null {
  try {
    const found = v.safeParse(schema, JSON.parse(line ?? ''));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}
