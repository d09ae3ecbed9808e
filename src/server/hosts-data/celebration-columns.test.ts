import { expect, test } from 'vitest';
import { SETTINGS, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { COLUMNS } from './celebration-columns.ts';
import { hostsOfVersion, migrateHosts } from './hosts-migrations.ts';
import { runOnSqlite } from './work.ts';

/** The settings of a celebration in a database of this version, after `sql`. */
function settingsAfter(sql: string, version = 4) {
  const db = hostsOfVersion(version);
  const columns = 'id, code, names, date, time_zone, language, state, created_at';
  db.exec(
    `INSERT INTO celebrations (${columns}) VALUES ('c', 'K7MP4XRT', 'Ana & Ben', '2026-06-20', 'UTC', 'en', 'open', 0)`,
  );
  migrateHosts(db);
  db.exec(sql);
  const settings = runOnSqlite(db, celebrationTable.settingsOf('c'));
  db.close();
  return settings;
}

test('a celebration that is older than a column has the default setting', () => {
  expect(settingsAfter('')).toEqual(USUAL_SETTINGS);
});

test('a damaged door is closed, a damaged wall is off, and every other damaged setting has its default', () => {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  // A free text of the hosts has no invalid value, so it is never damaged.
  const known = names.filter((name) => COLUMNS[name].type === 'text' && SETTINGS[name].schema.type !== 'string');
  const damaged = known.map((name) => `${COLUMNS[name].name} = '~'`).join(', ');
  expect(settingsAfter(`UPDATE celebrations SET ${damaged}`)).toEqual({
    ...USUAL_SETTINGS,
    door: 'closed',
    wall: 'off',
  });
});

test('an emoji that only another version supports stays on the menu', () => {
  const other = { ...SPRITZ, sign: '🫠' };
  expect(settingsAfter(`UPDATE celebrations SET menu = '${JSON.stringify([other])}'`).menu).toEqual([other]);
});
