import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { openApp } from '../../app.fixture.tsx';

const button = (name: string) => screen.findByRole('button', { name });

/** The guest has tapped 'Continue on another phone', and the code of its sheet is still loading. */
async function awaitSquare() {
  expectedErrors();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const loading = released.then(() => import('../squares.ts'));
  const kept = { userName: 'Ana', locationDialogShown: 'true' };
  const { guest } = openApp(kept, undefined, undefined, undefined, () => loading);
  await guest.click(await button('Ana, your settings'));
  await guest.click(await button('Continue on another phone'));
  return { guest, come: () => Promise.all([loading, release()]) };
}

test('the sheet opens when its code has loaded', async () => {
  const { come } = await awaitSquare();
  await come();
  expect(await screen.findByRole('dialog', { name: 'Continue on another phone' })).toHaveProperty('open', true);
});

test('the sheet does not open if the guest taps a drink before its code has loaded', async () => {
  const { guest, come } = await awaitSquare();
  await guest.click(await button('Beer'));
  await come();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const open = [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.textContent);
  expect(open).toEqual([expect.stringContaining('Add Beer?')]);
});

test.each([
  ['a guest with an evening', { userName: 'Ana', locationDialogShown: 'true' }, 'Go on with my evening'],
  ['somebody new', {}, 'Start with a fresh evening'],
])(
  '%s is told that a part of the link is missing, and the ticket is removed from the address',
  async (_, kept, goOn) => {
    expectedErrors();
    location.hash = `#carry=${'T'.repeat(30)}`;
    const { guest } = openApp(kept);
    expect(await screen.findByRole('dialog', { name: 'This link is not complete' })).toHaveProperty('open', true);
    expect(location.hash).toBe('');
    await guest.click(await button(goOn));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'This link is not complete' })).toBeNull();
  },
);
