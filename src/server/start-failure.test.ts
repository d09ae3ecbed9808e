import { expect, test } from 'vitest';
import { startFailure } from './start-failure.ts';

test('a failed start names every cause', () => {
  const disk = new Error('no space left on device');
  const store = new Error('the database cannot be opened', { cause: disk });
  expect(startFailure(new Error('DATA_DIR ./data cannot be used', { cause: store }))).toBe(
    'DATA_DIR ./data cannot be used\n  caused by: the database cannot be opened\n  caused by: no space left on device',
  );
});

test('a taken port has its remedy', () => {
  const error = Object.assign(new Error('listen EADDRINUSE: address already in use :::3000'), { code: 'EADDRINUSE' });
  expect(startFailure(error)).toContain('Set PORT to another one.');
});

test('an unexpected error shows where it was thrown', () => {
  expect(startFailure(new TypeError('x is not a function'))).toContain('start-failure.test.ts');
});
