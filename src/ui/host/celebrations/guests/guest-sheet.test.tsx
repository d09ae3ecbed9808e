// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { guestNamed, openCelebration } from '../celebration.fixture.tsx';

afterEach(cleanup);

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
