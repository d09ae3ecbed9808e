import type { SqlType } from './session-fields.ts';
import type { Migrations } from './versions.ts';

/** The columns that can be longer than a page. A roster reads only the other columns, so these are last in the row. */
const LONG = ['drinks_data', 'removed', 'stamps'];

type Engine = 'sqlite' | 'postgres';

/** Adds to the migrations of an engine those that add later columns of a session. @throws if one version has both kinds. */
export function withAddedColumns(
  migrations: Migrations,
  engine: Engine,
  columns: Readonly<Record<string, SqlType>>,
): Migrations {
  const added: Record<number, string> = {};
  for (const [name, { since, ...type }] of Object.entries(columns)) {
    if (!since) continue;
    const version = since[engine];
    if (version in migrations) throw new Error(`${name}: version ${version} has another migration already`);
    added[version] = `${added[version] ?? ''}${ADD[engine](name, type[engine], since.initial)}`;
  }
  return { ...migrations, ...added };
}

const ADD: Readonly<Record<Engine, (name: string, type: string, initial: string) => string>> = {
  sqlite: (name, type, initial) =>
    `ALTER TABLE drink_sessions ADD COLUMN ${name} ${type} NOT NULL DEFAULT ${initial};${LONG.map(moveToEnd).join('')}\n`,
  // The column has a default, because servers of the previous version still write rows without it, and may be null in a
  // tombstone.
  postgres: (name, type, initial) => `ALTER TABLE sessions ADD COLUMN ${name} ${type} DEFAULT ${initial};\n`,
};

function moveToEnd(name: string): string {
  return `
  ALTER TABLE drink_sessions RENAME COLUMN ${name} TO moving;
  ALTER TABLE drink_sessions ADD COLUMN ${name} TEXT NOT NULL DEFAULT '';
  UPDATE drink_sessions SET ${name} = moving;
  ALTER TABLE drink_sessions DROP COLUMN moving;`;
}
