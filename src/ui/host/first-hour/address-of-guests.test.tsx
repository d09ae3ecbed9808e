import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, openHost, signedIn } from '../host.fixture.tsx';
import { answers, field, NETWORK, PASSWORD, title } from './first-hour.fixture.tsx';

describe('the address of the guests', () => {
  const SAY = 'PUT /api/auth/admin/address';
  const openAs = (
    addressFrom: string,
    more: Answers = {},
    link = 'https://clink.example/?c=ABCDEF',
    at = '?host=first/party',
  ) =>
    openHost(
      {
        ...answers(link),
        ...signedIn({ isOperator: true }),
        'GET /api/auth/settings': [200, { signup: 'invitation', mail: false, address: location.origin, addressFrom }],
        ...more,
      },
      at,
    );
  const asked = () => screen.findByLabelText<HTMLInputElement>('Where guests open Clink');

  it('the guests’ address is requested with the page’s address as a proposal, and is stored when the operator confirms it', async () => {
    const told: Answers = { [SAY]: [200, { address: location.origin }] };
    const { server, somebody } = await openAs('host', told, 'http://localhost:3000/?c=ABCDEF');
    expect((await asked()).value).toBe('http://localhost:3000');
    expect(screen.getByText('Only this computer can open it. Phones need another one.')).toBeTruthy();
    // In a container, the command of a checkout would not start the server.
    expect(screen.queryByText(/HOST=0\.0\.0\.0/)).toBeNull();
    await somebody.click(screen.getByRole('button', { name: 'Yes, at this address' }));
    expect(await screen.findByText('Squares, cards and mails lead there now.')).toBeTruthy();
    expect(server.of(SAY)).toEqual([{ address: 'http://localhost:3000' }]);
  });

  it('the guests’ address can differ from that of the page, and the host then continues there', async () => {
    const told: Answers = {
      [SAY]: [200, { address: 'https://clink.example' }],
      'GET /api/host/celebrations': [200, []],
    };
    const { server, host, somebody } = await openAs('host', told, undefined, '?host');
    act(() => host.go({ screen: 'first', id: 'party' }));
    await somebody.clear(await asked());
    await somebody.type(await asked(), 'clink example{Enter}');
    expect(await screen.findByText('Please type an address such as https://clink.example.')).toBeTruthy();
    expect(server.of(SAY)).toEqual([]);
    await somebody.clear(await asked());
    server.table['GET /api/auth/settings'] = [
      200,
      { signup: 'invitation', mail: false, address: 'https://clink.example' },
    ];
    await somebody.type(await asked(), 'clink.example{Enter}');
    await waitFor(() => expect(title()).toBe('Hosts have another address'));
    expect(server.of(SAY)).toEqual([{ address: 'https://clink.example' }]);
    // The link opens the same step at the new address.
    const there = screen.getByRole('link', { name: 'Go there' });
    expect(there.getAttribute('href')).toBe('https://clink.example/?host=first/party');
  });

  it('the guests’ address is not requested if PUBLIC_URL sets it or if the host is not an operator', async () => {
    await openAs('setting');
    expect(await screen.findByText('Before the evening')).toBeTruthy();
    expect(screen.queryByLabelText('Where guests open Clink')).toBeNull();
    cleanup();
    await openAs('host', signedIn());
    expect(await screen.findByText('Before the evening')).toBeTruthy();
    expect(screen.queryByLabelText('Where guests open Clink')).toBeNull();
  });

  it('the guests’ address can be set in a home network without restarting the server', async () => {
    const { server, somebody } = await openAs(
      'page',
      { [SAY]: [200, { address: 'https://clink.example' }] },
      `${NETWORK}/?c=ABCDEF`,
    );
    await somebody.click(await screen.findByText("Let guests' phones reach it"));
    expect((await asked()).value).toBe('');
    await somebody.type(await asked(), 'https://clink.example{Enter}');
    await waitFor(() => expect(server.of(SAY)).toEqual([{ address: 'https://clink.example' }]));
  });
});

describe('hosts have one address', () => {
  const SETTINGS = { signup: 'open', mail: true, address: 'https://clink.example' };

  it.each(['?host', '?host=celebration/party/invite', '?host&invitation=abc', '?host&setup=abc', '?host&recover=abc'])(
    'a page that was opened at another address (%s) links to the right one before anybody types anything',
    async (search) => {
      history.replaceState(null, '', `/${search}`);
      await openHost({ ...answers(NETWORK), 'GET /api/auth/settings': [200, SETTINGS] }, search);
      expect(title()).toBe('Hosts have another address');
      expect(document.body.textContent).toContain('https://clink.example');
      expect(document.querySelector('input')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe(
        `https://clink.example/${search}`,
      );
    },
  );

  it('every form of a page that was loaded before the address changed says that the address has changed', async () => {
    const { somebody } = await openHost({
      'GET /api/auth/settings': [200, { ...SETTINGS, address: location.origin }],
      'POST /api/auth/token': [403, { code: 'foreign-origin', address: 'https://clink.example' }],
    });
    await somebody.type(field('E-mail'), 'marek@example.org');
    await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText(/sign in at https:\/\/clink\.example\./)).toBeTruthy();
  });
});
