import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAnswer } from '../../../host.fixture.tsx';
import { guestNamed, openCelebration, PARTY } from '../../celebration.fixture.tsx';

const TOM_AND_LEA = [guestNamed('Tom'), guestNamed('Lea')];

it('each removal begins with a guest who may ask to return', async () => {
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

it('a rename whose sheet is closed leaves the next sheet open', async () => {
  const { server, come } = await closedTooEarly();
  expect(server.of(`POST ${PARTY}/guests/tom`)).toEqual([{ action: 'rename', name: 'Tommy', from: 'Tom' }]);
  await act(async () => come([200, { entry: { id: 1 } }]));
  expect(await screen.findByText(/Tommy/)).toBeTruthy();
  expect(removal()).toBeTruthy();
});

it('a rename that fails after its sheet is closed says so', async () => {
  const { come } = await closedTooEarly();
  await act(async () => come(null));
  expect(await screen.findByText('Nothing has changed for “Tom” yet: there was no answer.')).toBeTruthy();
  expect(removal()).toBeTruthy();
});
