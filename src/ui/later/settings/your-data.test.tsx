import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { memoryStorage, openApp } from '../../app.fixture.tsx';

test("'Delete my data' on a phone that cannot store leaves nothing open in front of the tracker", async () => {
  expectedErrors();
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { ...memoryStorage({}), get: blocked, set: blocked, remove: blocked, keys: blocked };
  const { guest, store } = openApp({}, storage);
  const button = (name: string) => screen.findByRole('button', { name });
  store.saveName('Ana');
  await guest.click(await button('Ana, your settings'));
  await guest.click(await button('Delete my data'));
  await guest.click(await button('Delete'));
  expect(store.getState().userName).toBeNull();
  await guest.type(screen.getByRole('textbox'), 'Bea{Enter}');
  expect(store.getState().userName).toBe('Bea');
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
});
