import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY, ROOM, streamOf } from '../celebration.fixture.tsx';

const hostNamed = (name: string, isYou: boolean) => ({
  ...{ id: name.toLowerCase(), name, email: `${name.toLowerCase()}@example.org` },
  ...{ role: isYou ? 'owner' : 'co-host', since: 0, isYou, isHere: true },
});
const MAREK = hostNamed('Marek', true);
const SOFIE = hostNamed('Sofie', false);

it('the list shows at once that a host joins, leaves or is invited', async () => {
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

it.each([
  ['owner', 'They can do everything that you can, except delete the celebration.'],
  ['co-host', 'They can do everything that you can.'],
] as const)('the %s reads what a new host may do', async (role, sentence) => {
  await openCelebration('hosts', [], {
    [`GET ${PARTY}`]: [200, { ...CELEBRATION, role }],
    [`GET ${PARTY}/hosts`]: [200, { hosts: [MAREK], invitations: [] }],
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('each link shows the note that says for whom it is', async () => {
  const link = { invitedBy: 'Marek', invitedAt: Date.UTC(2026, 5, 20, 12), expiresAt: Date.UTC(2026, 5, 27, 12) };
  const { server, somebody } = await openCelebration('hosts', [], {
    [`GET ${PARTY}/hosts`]: [200, { hosts: [MAREK], invitations: [] }],
    [`POST ${PARTY}/invitations`]: [
      201,
      { id: 'a', ...link, forWhom: 'Lena', link: 'https://c.example/?host', token: 't' },
    ],
    [`DELETE ${PARTY}/invitations/b`]: [204],
  });
  await somebody.click(await screen.findByRole('button', { name: 'Make a link instead' }));
  const field = screen.getByRole('textbox', { name: 'For whom?' });
  expect(document.activeElement).toBe(field);
  await somebody.type(field, ' Lena ');
  server.table[`GET ${PARTY}/hosts`] = [
    200,
    { hosts: [MAREK], invitations: ['Lena', 'Ida'].map((forWhom, index) => ({ id: 'ab'[index], ...link, forWhom })) },
  ];
  await somebody.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Ida')).toBeTruthy();
  expect(server.of(`POST ${PARTY}/invitations`)).toMatchObject([{ forWhom: 'Lena' }]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByText('https://c.example/?host').closest('[role="status"]'));
  await somebody.click(screen.getByRole('button', { name: 'Withdraw the invitation for Ida' }));
  await expect.poll(() => server.of(`DELETE ${PARTY}/invitations/b`)).toHaveLength(1);
  await somebody.click(screen.getByRole('button', { name: 'Make another link' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'For whom?' }));
  expect(screen.queryByText('https://c.example/?host')).toBeNull();
});

it('links without a note show who made each and when', async () => {
  const link = (id: string, invitedBy: string, day: number) => ({
    ...{ id, invitedBy, invitedAt: Date.UTC(2026, 5, day, 12), expiresAt: Date.UTC(2026, 5, day + 7, 12) },
  });
  const list = { hosts: [MAREK], invitations: [link('a', 'Marek', 20), link('b', 'Sofie', 21)] };
  const { server } = await openCelebration('hosts', [], {
    [`GET ${PARTY}/hosts`]: [200, list],
    [`DELETE ${PARTY}/invitations/b`]: [204],
  });
  expect(await screen.findByText(/^by Marek on .*20/)).toBeTruthy();
  screen.getByRole('button', { name: /^Withdraw the link of .*21/ }).click();
  await expect.poll(() => server.of(`DELETE ${PARTY}/invitations/b`)).toHaveLength(1);
});

it('the owner hands the celebration over, and the list shows who is asked to take it over', async () => {
  const { server, somebody } = await openCelebration('hosts', [], {
    [`GET ${PARTY}/hosts`]: [200, { hosts: [MAREK], invitations: [] }],
    [`POST ${PARTY}/invitations`]: [
      201,
      { id: 'a', email: 'lena@example.org', handsOver: 'leave', invitedBy: 'Marek', invitedAt: 0, expiresAt: 0 },
    ],
  });
  await somebody.click(await screen.findByRole('button', { name: 'Hand it over' }));
  expect(document.activeElement?.textContent?.trim()).toBe('I stay to help');
  const card = within(screen.getByRole('heading', { name: 'Will you stay to help?' }).parentElement as HTMLElement);
  await somebody.click(card.getByRole('button', { name: 'I leave' }));
  await somebody.type(card.getByRole('textbox', { name: 'E-mail' }), 'lena@example.org');
  const invitation = { id: 'a', email: 'lena@example.org', handsOver: 'leave', invitedBy: 'Marek', invitedAt: 0 };
  server.table[`GET ${PARTY}/hosts`] = [
    200,
    { hosts: [MAREK], invitations: [{ ...invitation, expiresAt: Date.UTC(2026, 5, 27, 12) }] },
  ];
  await somebody.click(card.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/^asked to take it over, until 27.June$/)).toBeTruthy();
  expect(server.of(`POST ${PARTY}/invitations`)).toEqual([{ email: 'lena@example.org', handsOver: 'leave' }]);
});

it('a co-host cannot hand the celebration over, even directly after being its owner', async () => {
  await openCelebration('hosts', [], {
    [`GET ${PARTY}/hosts`]: [
      200,
      {
        hosts: [
          { ...SOFIE, role: 'owner' },
          { ...MAREK, role: 'co-host' },
        ],
        invitations: [],
      },
    ],
  });
  await screen.findByText('Sofie');
  expect(screen.queryByRole('button', { name: 'Hand it over' })).toBeNull();
});
