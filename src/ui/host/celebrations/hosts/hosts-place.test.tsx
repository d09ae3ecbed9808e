import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const hostNamed = (name: string, isYou: boolean) => ({
  ...{ id: name.toLowerCase(), name, email: `${name.toLowerCase()}@example.org` },
  ...{ role: isYou ? 'owner' : 'co-host', since: 0, isYou, isHere: true },
});
const MAREK = hostNamed('Marek', true);
const SOFIE = hostNamed('Sofie', false);

it('a host who joins or leaves is in the list at once, and so is one who is invited', async () => {
  const hosts = (list: object[], invitations: object[] = []) => [200, { hosts: list, invitations }] as const;
  const { server, lifecycle } = await openCelebration('hosts', [], { [`GET ${PARTY}/hosts`]: hosts([MAREK]) });
  await screen.findByText('Marek');
  const change = (log: string) => {
    server.table[`GET ${ROOM}`] = () => streamOf([], { log });
    act(() => lifecycle.hide());
    act(() => lifecycle.wake('visible'));
  };
  const invitation = { id: 'a', email: 'lena@example.org', invitedBy: 'Marek', invitedAt: 0, expiresAt: Date.now() };
  server.table[`GET ${PARTY}/hosts`] = hosts([MAREK, SOFIE], [invitation]);
  change('2');
  expect(await screen.findByText('Sofie')).toBeTruthy();
  expect(screen.getByText('lena@example.org')).toBeTruthy();
  server.table[`GET ${PARTY}/hosts`] = hosts([MAREK]);
  change('3');
  await expect.poll(() => screen.queryByText('Sofie')).toBeNull();
});
