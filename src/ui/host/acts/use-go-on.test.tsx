import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY } from '../celebrations/celebration.fixture.tsx';
import { lateAnswer, openHost, signedIn } from '../host.fixture.tsx';
import { HOME } from '../state/host-route.ts';

const INVITE = { screen: 'celebration', id: CELEBRATION.id, place: 'invite' } as const;
const ACCOUNT = { screen: 'account' } as const;

/** A host has tapped Create, and the answer is slow. */
async function create() {
  const { answer, come } = lateAnswer();
  const page = await openHost({ ...signedIn(), 'POST /api/host/celebrations': answer }, '?host=create');
  fireEvent.change(screen.getByLabelText('When?'), { target: { value: '2036-06-20' } });
  const name = screen.getByLabelText<HTMLInputElement>('First name');
  fireEvent.change(name, { target: { value: 'Ana' } });
  await act(async () => fireEvent.submit(name.form as HTMLFormElement));
  expect(page.server.of('POST /api/host/celebrations')).toHaveLength(1);
  return { ...page, come: () => act(async () => come([201, CELEBRATION])) };
}

/** A host has deleted the celebration, and the answer is slow. */
async function remove() {
  const { answer, come } = lateAnswer();
  const page = await openCelebration('details', [], { [`DELETE ${PARTY}`]: answer });
  await page.somebody.click(await screen.findByRole('button', { name: 'Delete it' }));
  const sheet = within(screen.getByRole('dialog'));
  await page.somebody.type(sheet.getByRole('textbox'), CELEBRATION.names);
  await page.somebody.click(sheet.getByRole('button', { name: 'Delete' }));
  return { ...page, come: () => act(async () => come([204])) };
}

it('a host who waits for the new celebration is taken to its Invite place', async () => {
  const { host, come } = await create();
  await come();
  expect(host.getState().route).toEqual(INVITE);
});

it('a host who has gone to another screen stays there, and is told that the celebration is ready', async () => {
  const { host, come, somebody } = await create();
  await act(async () => host.go(ACCOUNT));
  await come();
  expect(host.getState().route).toEqual(ACCOUNT);
  await somebody.click(screen.getByRole('button', { name: 'Invite' }));
  expect(host.getState().route).toEqual(INVITE);
});

it('after a deletion the host is taken away from every place of that celebration, but not from other screens', async () => {
  const first = await remove();
  await act(async () => first.host.go({ screen: 'celebration', id: CELEBRATION.id, place: 'hosts' }));
  await first.come();
  expect(first.host.getState().route).toEqual(HOME);
  cleanup();
  const second = await remove();
  await act(async () => second.host.go(ACCOUNT));
  await second.come();
  expect(second.host.getState().route).toEqual(ACCOUNT);
});
