import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAnswer } from '../../../host.fixture.tsx';
import { guestNamed, openCelebration, PARTY } from '../../celebration.fixture.tsx';

const TOM_AND_LEA = [guestNamed('Tom'), guestNamed('Lea')];

it('in every removal, the guest may at first ask to return', async () => {
  const { somebody } = await openCelebration('guests', TOM_AND_LEA);
  await somebody.click(await screen.findByRole('button', { name: 'Remove “Tom”' }));
  const tom = screen.getByRole('dialog', { name: 'Remove “Tom”?' });
  await somebody.click(within(tom).getByRole('button', { name: 'May not return' }));
  expect(within(tom).getByRole('button', { name: 'May not return', pressed: true })).toBeTruthy();
  await somebody.click(within(tom).getByRole('button', { name: 'Keep' }));
  await somebody.click(screen.getByRole('button', { name: 'Remove “Lea”' }));
  const lea = screen.getByRole('dialog', { name: 'Remove “Lea”?' });
  expect(within(lea).getByRole('button', { name: 'May ask to return', pressed: true })).toBeTruthy();
});

/** A host has renamed Tom, has closed the sheet before the answer, and is about to remove Lea. */
async function closedTooEarly() {
  const page = await openCelebration('guests', TOM_AND_LEA);
  const { answer, come } = lateAnswer();
  page.server.table[`POST ${PARTY}/guests/tom`] = answer;
  const { somebody } = page;
  await somebody.click(await screen.findByRole('button', { name: 'Rename “Tom”' }));
  await somebody.type(screen.getByLabelText('Name on the leaderboard'), 'my{Enter}');
  await somebody.click(
    within(screen.getByRole('dialog', { name: 'A new name' })).getByRole('button', { name: 'Cancel' }),
  );
  await somebody.click(screen.getByRole('button', { name: 'Remove “Lea”' }));
  return { ...page, come };
}

const removal = () => screen.queryByRole('dialog', { name: 'Remove “Lea”?' });

it('the answer to a rename does not close a sheet that was opened after it', async () => {
  const { server, come } = await closedTooEarly();
  expect(server.of(`POST ${PARTY}/guests/tom`)).toEqual([{ action: 'rename', name: 'Tommy', from: 'Tom' }]);
  await act(async () => come([200, { entry: { id: 1 } }]));
  expect(await screen.findByText(/Tommy/)).toBeTruthy();
  expect(removal()).toBeTruthy();
});

it('a toast reports a rename that fails after its sheet was closed', async () => {
  const { come } = await closedTooEarly();
  await act(async () => come(null));
  expect(await screen.findByText('Nothing has changed for “Tom” yet: there was no answer.')).toBeTruthy();
  expect(removal()).toBeTruthy();
});

it('a guest whose phone is dead continues on another phone with a QR code that the host requests', async () => {
  const { server, somebody } = await openCelebration('guests', TOM_AND_LEA);
  const ticket = `${PARTY}/guests/tom/ticket`;
  server.table[`POST ${ticket}`] = [200, { ticket: 'A'.repeat(22), validMs: 300_000 }];
  server.table[`GET ${ticket}`] = [200, { state: 'open' }];
  server.table[`DELETE ${ticket}`] = [200, { state: 'none' }];
  await somebody.click(await screen.findByRole('button', { name: /^Tom/ }));
  await somebody.click(screen.getByRole('button', { name: /^Hand over to another phone/ }));
  const sheet = await screen.findByRole('dialog', { name: 'The evening of “Tom” on another phone' });
  expect(sheet.textContent).toContain('The log and the phones of this guest say so.');
  expect(server.of(`POST ${ticket}`)).toEqual([]);
  await somebody.click(within(sheet).getByRole('button', { name: 'Show the square' }));
  expect(await within(sheet).findByRole('img', { name: 'A square that hands the evening over' })).toBeTruthy();
  expect(sheet.textContent).toContain('Good until');
  await somebody.click(within(sheet).getByRole('button', { name: 'Close' }));
  await expect.poll(() => server.of(`DELETE ${ticket}`)).toHaveLength(1);
});

it('the sheet says why there is no QR code if an evening has already been handed over too often', async () => {
  const { server, somebody } = await openCelebration('guests', TOM_AND_LEA);
  server.table[`POST ${PARTY}/guests/tom/ticket`] = [409, { code: 'too-much' }];
  await somebody.click(await screen.findByRole('button', { name: /^Tom/ }));
  await somebody.click(screen.getByRole('button', { name: /^Hand over to another phone/ }));
  await somebody.click(screen.getByRole('button', { name: 'Show the square' }));
  expect(await screen.findByText('This evening has been handed over as often as it can be.')).toBeTruthy();
});
