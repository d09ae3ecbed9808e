import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { commandFor, startCommand } from './own-commands.ts';

/** Creates a folder in which Clink is installed. Returns the path of a file in this folder. */
function installed(...files: string[]) {
  const folder = newFolder();
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return (file: string) => join(folder, file);
}

test.each([
  ['a clone', 'build/server/main.js', 'npm run hosts -- setup', 'npm start'],
  ['a clone in development', 'src/server/main.ts', 'npm run hosts -- setup', 'npm start'],
  ['a command of a clone', 'scripts/commands/hosts.ts', 'npm run hosts -- setup', 'npm start'],
  ['the package', 'node_modules/.bin/clink', 'npx clink hosts setup', 'npx clink'],
  ['the package, by its file', 'build/package/clink.js', 'npx clink hosts setup', 'npx clink'],
])('messages to an operator of %s name the available commands (%s)', (_, started, setUp, start) => {
  const at = installed('scripts/commands/hosts.ts', started);
  expect([commandFor('hosts', 'setup', at(started)), startCommand(at(started))]).toEqual([setUp, start]);
});

test('messages in the image name neither npm scripts nor npx', () => {
  const at = installed('build/server/main.js');
  expect([commandFor('hosts', 'setup', at('build/server/main.js')), startCommand(at('build/server/main.js'))]).toEqual([
    'clink hosts setup',
    'clink',
  ]);
  // deploy/Dockerfile makes the same link.
  symlinkSync(installed('build/package/clink.js')('build/package/clink.js'), at('clink'));
  expect(commandFor('hosts', 'setup', at('clink'))).toBe('clink hosts setup');
});
