import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../src/server/store/store.fixture.ts';
import { isNewer, isVersion, releasedChangelog } from './releases.ts';

const ROOT = process.cwd();
const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Cards.\n\n## [0.1.0] - 2026-01-01\n\n- Everything.\n';

test.each(['0.2.0', '1.0.0', '10.20.30', '1.0.0-rc.1'])('%s is a version', (text) => {
  expect(isVersion(text)).toBe(true);
});

test.each(['', '1', '1.2', 'v1.2.3', '01.2.3', '1.2.3+build', '1.2.3-', '1.2.3 ', '1.2.3-A', `1.2.${'9'.repeat(30)}`])(
  "'%s' is not",
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

test.each([
  ['0.2.0', '0.1.9'],
  ['0.10.0', '0.9.0'],
  ['1.0.0', '1.0.0-rc.1'],
  ['1.0.0-rc.10', '1.0.0-rc.9'],
  ['1.0.1-rc.1', '1.0.0'],
])('%s is newer than %s', (a, b) => {
  expect([isNewer(a, b), isNewer(b, a), isNewer(a, a)]).toEqual([true, false, false]);
});

test('a release dates the unreleased changes, and leaves an empty entry for the next changes', () => {
  expect(releasedChangelog(CHANGELOG, '0.2.0', new Date('2026-02-03T23:59:00Z'))).toBe(
    CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n'),
  );
  expect(releasedChangelog('# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- x\n', '0.2.0', new Date())).toBeNull();
  expect(releasedChangelog('# Changelog\n', '0.2.0', new Date())).toBeNull();
});

/** Creates a repository with a copy of the script. */
function newRepository() {
  const folder = newFolder();
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const path of ['scripts/release.ts', 'scripts/package'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  writeFileSync(join(folder, 'package.json'), '{ "name": "clink", "version": "0.1.0", "type": "module" }\n');
  writeFileSync(
    join(folder, 'package-lock.json'),
    '{ "name": "clink", "version": "0.1.0", "lockfileVersion": 3, "packages": { "": { "version": "0.1.0" } } }\n',
  );
  git('init', '--quiet');
  git('config', 'user.email', 'marek@example.org');
  git('config', 'user.name', 'Marek');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
  const release = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/release.ts', ...words],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, says: stdout + stderr };
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { folder, git, release, read };
}

test('one command sets the version, dates the changelog, commits and tags', () => {
  const { folder, git, release, read } = newRepository();
  expect(release('0.2.0', '--dry-run')).toMatchObject({
    status: 0,
    says: expect.stringContaining('Nothing is changed'),
  });
  expect(git('tag')).toBe('');
  expect(release('0.2.0')).toMatchObject({ status: 0, says: expect.stringContaining('v0.2.0') });
  expect([JSON.parse(read('package.json')).version, JSON.parse(read('package-lock.json')).version]).toEqual([
    '0.2.0',
    '0.2.0',
  ]);
  expect(read('CHANGELOG.md')).toMatch(/## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added/);
  expect([git('status', '--porcelain'), git('describe', '--exact-match'), git('log', '-1', '--format=%s')]).toEqual([
    '',
    'v0.2.0',
    'chore: release 0.2.0',
  ]);

  // The script reports all faults that prevent a release together.
  writeFileSync(join(folder, 'more'), '');
  const refused = release('0.2.0');
  expect(refused.status).toBe(1);
  for (const fault of ['not committed', 'not newer than 0.2.0', 'v0.2.0 exists', 'says nothing'])
    expect(refused.says).toContain(fault);
  expect(release('next').says).toContain('next is not a version');
});
