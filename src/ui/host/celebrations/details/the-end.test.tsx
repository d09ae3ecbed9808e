import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { shortTime } from '../../../time/short-time.ts';
import { CELEBRATION, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const CHANGE = `PATCH ${PARTY}`;
const DELETE = `DELETE ${PARTY}`;
const LIST = 'GET /api/host/celebrations';
/** 22:14 in Vienna. */
const DELETES_AT = Date.UTC(2026, 5, 20, 20, 14);
const DELETED = { ...CELEBRATION, state: 'over', deletesAt: DELETES_AT } as const;

async function openEnd(celebration: HostedCelebration = CELEBRATION) {
  const answers = { [`GET ${PARTY}`]: [200, celebration], [DELETE]: [204], [LIST]: [200, [DELETED]] } as const;
  const { state, deletesAt } = celebration;
  const room = { [`GET ${ROOM}`]: () => streamOf([], { state, deletesAt }) };
  return openCelebration('details', [], { ...answers, ...room });
}

/** Types the names and taps 'Delete'. */
async function remove({ somebody }: Awaited<ReturnType<typeof openEnd>>, names: string) {
  await somebody.click(await screen.findByRole('button', { name: 'Delete it' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Delete Ana & Ben?' }));
  await somebody.type(sheet.getByLabelText('Type “Ana & Ben” to be sure'), names);
  await somebody.click(sheet.getByRole('button', { name: 'Delete' }));
}

it('a celebration is deleted only after the host has typed its names', async () => {
  const page = await openEnd();
  await remove(page, 'Ana');
  expect(screen.getByText('Please type the names as they are: Ana & Ben.')).toBeTruthy();
  expect(page.server.of(DELETE)).toHaveLength(0);
});

it('a deletion can be undone at once, and the celebration is shown again', async () => {
  const page = await openEnd();
  await remove(page, 'ana & ben');
  expect(await screen.findByText('Ana & Ben will be deleted in 10 minutes.')).toBeTruthy();
  expect((await screen.findByText(/^It will be deleted at/)).textContent).toBe(
    `It will be deleted at ${shortTime(DELETES_AT)}`,
  );
  page.server.table[CHANGE] = [200, CELEBRATION];
  await page.somebody.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.server.of(CHANGE)).toEqual([{ deleted: false }]);
  expect(page.host.getState().route).toMatchObject({ screen: 'celebration', id: CELEBRATION.id });
});

it('before the celebration is deleted, each host reads when that will happen, and can keep the celebration', async () => {
  const { server, somebody } = await openEnd({ ...DELETED, role: 'co-host' });
  expect(await screen.findByRole('heading', { name: 'It will be deleted at 10:14\u00a0PM' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
  server.table[CHANGE] = [200, CELEBRATION];
  server.table[`GET ${PARTY}`] = [200, CELEBRATION];
  await somebody.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('The celebration stays.')).toBeTruthy();
  expect(server.of(CHANGE)).toEqual([{ deleted: false }]);
});

it('the page works even if the server does not say when the celebration ends', async () => {
  const { ends: _, ...before } = CELEBRATION;
  await openEnd(before as HostedCelebration);
  expect(await screen.findByText('It ends by itself')).toBeTruthy();
  expect(screen.getByText('N/A')).toBeTruthy();
});
