import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireNode, startFailure } from './start-failure.ts';

test('a failed start names every cause', () => {
  const disk = new Error('no space left on device');
  const store = new Error('the database cannot be opened', { cause: disk });
  expect(startFailure(new Error('DATA_DIR ./data cannot be used', { cause: store }))).toBe(
    'DATA_DIR ./data cannot be used\n  caused by: the database cannot be opened\n  caused by: no space left on device',
  );
});

test('if the port is in use, the message says what to do', () => {
  const error = Object.assign(new Error('listen EADDRINUSE: address already in use :::3000'), { code: 'EADDRINUSE' });
  expect(startFailure(error)).toContain('Set PORT to another one.');
});

test('the advice for a port without permission is not given for a file without permission', () => {
  const error = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES' });
  expect(startFailure(Object.assign(error, { syscall: 'listen' }))).toContain('Set PORT to 1024 or more');
  expect(startFailure(Object.assign(error, { syscall: 'mkdir' }))).not.toContain('PORT');
});

test('an unexpected error shows where it was thrown', () => {
  expect(startFailure(new TypeError('x is not a function'))).toContain('start-failure.test.ts');
});

test.each([
  ['getaddrinfo ENOTFOUND clink.lan', 'ENOTFOUND'],
  ['listen EADDRNOTAVAIL: address not available 192.0.2.1:3000', 'EADDRNOTAVAIL'],
])('if the server cannot listen on an address, the message says what to do: %s', (message, code) => {
  const said = startFailure(Object.assign(new Error(message), { code }));
  expect(said).toContain(message);
  expect(said).toContain('Set HOST to an address of this computer');
});

test.each([
  [
    {
      message: 'was compiled against a different Node.js version using NODE_MODULE_VERSION 127.',
      code: 'ERR_DLOPEN_FAILED',
    },
    `This is Node ${process.version}, and better-sqlite3 was built for another version.`,
  ],
  [
    { message: 'better_sqlite3.node: invalid ELF header', code: 'ERR_DLOPEN_FAILED' },
    'better-sqlite3 was built for another system',
  ],
  [
    { message: 'Could not locate the bindings file. Tried:\n → /srv/build/x.node\n → /srv/y.node' },
    'better-sqlite3 is not built here',
  ],
])('if SQLite cannot be loaded, the message begins with this and with what to do: %o', (fault, said) => {
  const cause = Object.assign(new Error(), fault);
  const [first, second, ...rest] = startFailure(new Error('DATA_DIR ./data cannot be used', { cause })).split('\n');
  expect(first).toContain(said);
  expect(first).toMatch(/npm rebuild better-sqlite3 --ignore-scripts=false$/);
  expect(second).toBe('DATA_DIR ./data cannot be used');
  expect(rest).toEqual([`  caused by: ${fault.message.split(' Tried')[0]}`]);
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('the server reports that Node %s is too old', (version) => {
  expect(() => requireNode(version)).toThrow(`This is Node ${version}.`);
});

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test('package.json requires the same versions of Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19 || >=22.12');
});
