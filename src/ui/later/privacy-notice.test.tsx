import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectedErrors } from '../../test-setup.ts';
import { memoryStorage, openApp } from '../app.fixture.tsx';

const UNDECIDED = { position: () => new Promise<never>(() => undefined), permission: async () => 'prompt' as const };

test('if the code of the notice cannot be loaded, the page reports that, and the next tap tries again', async () => {
  expectedErrors();
  let isThere = false;
  const loadSquares = async () => {
    if (!isThere) throw new TypeError('no network');
    return import('./squares.ts');
  };
  const { guest } = openApp({}, memoryStorage({}), UNDECIDED, Promise.resolve(), loadSquares);
  const word = await screen.findByRole('button', { name: 'Privacy' });
  await guest.click(word);
  expect(await screen.findByText('That did not load. Please try again.')).toBeTruthy();
  isThere = true;
  word.focus();
  await guest.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Privacy' })).toBeTruthy();
  expect(screen.getByText('Who is responsible')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull();
});
