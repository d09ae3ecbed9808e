import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectedErrors } from '../../../test-setup.ts';
import { openApp } from '../../app.fixture.tsx';
import type { LoadSquares } from '../squares.ts';

const code = () => import('../squares.ts');
const button = (name: string) => screen.findByRole('button', { name });
const invitation = () => screen.queryByRole('dialog', { name: 'Bring somebody in' });

/** Opens the settings of Ana, who has answered the location dialog. */
async function openSettings(loadSquares: LoadSquares) {
  const kept = { userName: 'Ana', locationDialogShown: 'true' };
  const { guest } = openApp(kept, undefined, undefined, undefined, loadSquares);
  const tap = async (name: string) => guest.click(await button(name));
  await tap('Ana, your settings');
  return { tap };
}

/** The settings while the code is loading. The returned function delivers it. */
async function openOnSlowNetwork() {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const settings = await openSettings(() => delivered.then(code));
  const release = () =>
    act(async () => {
      deliver();
      await code();
    });
  return { ...settings, release };
}

it("the sheet of 'Invite' opens as soon as its code has loaded", async () => {
  const { tap, release } = await openOnSlowNetwork();
  await tap('Invite');
  expect((await button('Invite')).getAttribute('aria-busy')).toBe('true');
  await release();
  expect(invitation()).not.toBeNull();
});

it.each([
  ['closed the settings', (tap: (name: string) => Promise<void>) => tap('Done')],
  [
    'went back',
    async () => {
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    },
  ],
])("'Invite' does not open for a guest who %s meanwhile", async (_, leave) => {
  const { tap, release } = await openOnSlowNetwork();
  await tap('Invite');
  await leave(tap);
  await release();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
});

it("if the code of 'Invite' cannot be loaded, the settings report that, and the next tap loads the code", async () => {
  expectedErrors();
  let isOffline = true;
  const { tap } = await openSettings(() => (isOffline ? Promise.reject(new TypeError('no network')) : code()));
  await tap('Invite');
  const dialog = screen.getByRole('dialog', { name: 'You' });
  expect((await screen.findByText('That did not load. Please try again.')).closest('dialog')).toBe(dialog);
  isOffline = false;
  await tap('Invite');
  expect(await screen.findByRole('dialog', { name: 'Bring somebody in' })).toBeDefined();
});
