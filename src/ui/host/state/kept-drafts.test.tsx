import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CELEBRATION, openCelebration, PARTY, ROOM } from '../celebrations/celebration.fixture.tsx';
import { type Answers, lateAnswer, MAREK } from '../host.fixture.tsx';
import { mayReload } from '../host-page.tsx';
import { HOME, type HostRoute } from './host-route.ts';

const CHANGE = `PATCH ${PARTY}`;
const LIST = 'GET /api/host/celebrations';
const OTHER = { ...CELEBRATION, id: 'other', code: 'GHJKMN', names: 'Mia & Leo', gettingHome: 'Tram 7.' };
const AT_OTHER = '/api/host/celebrations/other';
const NO_SESSION = [401, { code: 'not-signed-in' }] as const;
const details = (id: string): HostRoute => ({ screen: 'celebration', id, place: 'details' });
const gettingHome = async () => ((await screen.findByLabelText('What should they know?')) as HTMLTextAreaElement).value;

/** Opens Details, in which the host has typed 'Bus 12.'. The save got no answer, or the given answer. */
async function openWithDraft(answer: Answers[string] = null) {
  const answers = {
    [LIST]: [200, [CELEBRATION, OTHER]],
    [`GET ${AT_OTHER}`]: [200, OTHER],
    [`GET ${AT_OTHER}/guests/live?c=${OTHER.code}`]: lateAnswer().answer,
    [CHANGE]: answer,
  } as const;
  const page = await openCelebration('details', [], answers);
  await page.somebody.type(await screen.findByLabelText('What should they know?'), 'Bus 12.');
  await page.somebody.tab();
  const show = (route: HostRoute) => act(async () => page.host.go(route));
  const lookAtAll = async () => {
    await show(HOME);
    await screen.findByRole('link', { name: /Mia/ });
  };
  return { ...page, show, lookAtAll, comeBack: () => show(details(CELEBRATION.id)) };
}

it('a draft that could not be sent stays after a visit to My celebrations, until the host takes it back', async () => {
  const { lookAtAll, comeBack, server, somebody } = await openWithDraft();
  server.table[`GET ${ROOM}`] = lateAnswer().answer;
  await lookAtAll();
  await comeBack();
  expect(await gettingHome()).toBe('Bus 12.');
  expect(screen.getByText(/^Not saved yet/)).toBeTruthy();
  server.table[CHANGE] = [200, CELEBRATION];
  await somebody.clear(screen.getByLabelText('What should they know?'));
  await somebody.tab();
  await lookAtAll();
  await comeBack();
  expect(await gettingHome()).toBe('');
});

it('a draft that could not be sent does not appear in another celebration', async () => {
  const { show, comeBack } = await openWithDraft();
  await show(details(OTHER.id));
  expect(await gettingHome()).toBe('Tram 7.');
  await comeBack();
  expect(await gettingHome()).toBe('Bus 12.');
});

it('when the host comes back, only the unsent draft is sent, and changes by another host stay', async () => {
  const { lookAtAll, comeBack, server } = await openWithDraft();
  await lookAtAll();
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, names: 'Ana & Tom' }];
  server.table[CHANGE] = [200, { ...CELEBRATION, names: 'Ana & Tom', gettingHome: 'Bus 12.' }];
  await comeBack();
  await screen.findByText('It is saved.');
  expect(await gettingHome()).toBe('Bus 12.');
  expect((screen.getByLabelText('Second name') as HTMLInputElement).value).toBe('Tom');
  expect(server.of(CHANGE).at(-1)).toEqual({ gettingHome: 'Bus 12.', from: { gettingHome: '' } });
});

it('a text that another host has stored meanwhile is not saved again', async () => {
  const { lookAtAll, comeBack, host, server } = await openWithDraft();
  await lookAtAll();
  server.table[`GET ${PARTY}`] = [200, { ...CELEBRATION, gettingHome: 'Bus 12.' }];
  await comeBack();
  expect(await gettingHome()).toBe('Bus 12.');
  await waitFor(() => expect(host.drafts.isEmpty()).toBe(true));
  expect(screen.queryByText(/^That does not work just now\./)).toBeNull();
});

it('the page is not reloaded for a newer version until everything is stored', async () => {
  const { answer, come } = lateAnswer();
  const { lookAtAll, host } = await openWithDraft(answer);
  await lookAtAll();
  expect(mayReload(host)).toBe(false);
  await act(async () => come([200, { ...CELEBRATION, gettingHome: 'Bus 12.' }]));
  expect(mayReload(host), 'saved').toBe(true);
});

it('the drafts of a celebration are deleted when the host no longer has it', async () => {
  const { show, host, server } = await openWithDraft();
  server.table[LIST] = [200, [OTHER]];
  await show(HOME);
  await screen.findByRole('link', { name: /Mia/ });
  expect(mayReload(host)).toBe(true);
});

it.each([
  ['the same host finds', MAREK, 'Bus 12.'],
  ['another host does not find', { ...MAREK, id: 'sofie', name: 'Sofie' }, ''],
])('after the session has ended, %s the draft', async (_who, user, found) => {
  const { host } = await openWithDraft(NO_SESSION);
  await waitFor(() => expect(host.getState().user).toBeNull());
  act(() => host.enter({ user }));
  expect(await gettingHome()).toBe(found);
});

it('signing out deletes the drafts of the host', async () => {
  const { host, comeBack } = await openWithDraft();
  act(() => host.leave());
  act(() => host.enter({ user: MAREK }));
  await comeBack();
  expect(await gettingHome()).toBe('');
});
