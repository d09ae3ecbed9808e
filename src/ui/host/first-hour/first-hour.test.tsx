import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guestNamed, ROOM, streamOf } from '../celebrations/celebration.fixture.tsx';
import { type Answers, MAREK, openHost, signedIn } from '../host.fixture.tsx';
import { answers, field, NETWORK, PASSWORD, SETUP, title } from './first-hour.fixture.tsx';

describe('the link that makes the first host', () => {
  it('the setup link leads through three steps with four fields to the QR code of the celebration', async () => {
    const { server, host, somebody } = await openHost(answers(`${NETWORK}/?c=ABCDEF`), '?host&setup=abc');
    expect(title()).toBe('Clink is running. Now make it yours.');
    server.table['GET /api/auth/user'] = [200, { user: MAREK }];
    await somebody.type(field('E-mail'), 'marek.novak@example.org');
    expect(field('Your name').value).toBe('Marek Novak');
    await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(title()).toBe('Who is celebrating?'));
    expect(server.of('POST /api/auth/setup')).toEqual([
      { name: 'Marek Novak', email: 'marek.novak@example.org', password: PASSWORD, token: 'abc' },
    ]);
    expect(new Date(field('When?').value).getUTCDay()).toBe(6);
    // WebKit writes today's date into an empty date field, unless the field is required and therefore invalid.
    expect(field('When?').required).toBe(true);
    await somebody.type(field('First name'), 'Ana');
    await somebody.type(field('Second name'), 'Ben');
    expect(document.body.textContent).toContain('Ana & Ben');
    // The page is at localhost. Nobody could type that.
    expect(document.body.textContent).toContain('or type the code at •');
    await somebody.click(screen.getByRole('button', { name: 'Make the code' }));
    await waitFor(() => expect(title()).toBe('It is ready. Be the first guest.'));
    expect(server.of('POST /api/host/celebrations')).toMatchObject([
      { names: 'Ana & Ben', language: 'en', boards: {} },
    ]);
    expect(screen.getAllByRole('img', { name: /Point your camera here|QR code/ }).length).toBeGreaterThan(0);
    expect(host.getState().route).toEqual({ screen: 'first', id: 'party' });
  });

  it('the form for the first host asks for the host’s name if the e-mail address contains none, and keeps a typed name', async () => {
    const { server, somebody } = await openHost(answers(`${NETWORK}/?c=ABCDEF`), '?host&setup=abc');
    await somebody.type(field('E-mail'), '123@example.org');
    await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Please type a name.')).toBeTruthy();
    await somebody.type(field('Your name'), 'Marek');
    await somebody.type(field('E-mail'), 'x');
    expect(field('Your name').value).toBe('Marek');
    expect(server.of('POST /api/auth/setup')).toEqual([]);
  });

  it.each([
    ['was used', 'set-up', 'There is a host already', /If that was you, sign in/],
    ['is too old', 'link-expired', 'This link has run out', /npx clink hosts setup/],
  ])(
    'shows a sentence when it %s, both when it is opened and when the form is sent',
    async (_, code, heading, sentence) => {
      const { somebody } = await openHost(
        answers(NETWORK, { 'POST /api/auth/setup': [410, { code }] }),
        '?host&setup=abc',
      );
      await somebody.type(field('E-mail'), 'marek@example.org');
      await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
      await waitFor(() => expect(title()).toBe(heading));
      cleanup();
      await openHost(answers(NETWORK, { [SETUP]: [410, { code }] }), '?host&setup=abc');
      expect(title()).toBe(heading);
      expect(document.body.textContent).toMatch(sentence);
    },
  );

  it('the setup link is printed where the server was started, and without it a page without hosts does not say ‘Welcome back’', async () => {
    const settings = {
      signup: 'invitation',
      mail: false,
      house: null,
      isNew: true,
      commands: { setUp: 'npx clink hosts setup' },
    };
    const { server, somebody } = await openHost({ 'GET /api/auth/settings': [200, settings] }, '?host');
    expect(title()).toBe('Clink is not set up yet');
    expect(document.body.textContent).toMatch(
      /the link is in the window where it was started\..*npx clink hosts setup/,
    );
    expect(screen.queryByLabelText('Password')).toBeNull();
    // Somebody else has used the link meanwhile.
    server.table['GET /api/auth/settings'] = [200, { ...settings, isNew: false }];
    await somebody.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(title()).toBe('Welcome back'));
  });

  it.each([
    ['anybody may sign up', { signup: 'open', house: null }],
    ['a house has accounts', { signup: 'invitation', house: 'login.example.org' }],
  ])('is not the only way if %s, but the page does not say ‘Welcome back’ either', async (_, more) => {
    await openHost({ 'GET /api/auth/settings': [200, { mail: true, isNew: true, ...more }] }, '?host');
    expect(title()).toBe('Sign in');
  });

  it('the setup link takes a signed-in host home, and does not contradict an operator who allows no new hosts', async () => {
    await openHost({ ...answers(NETWORK), ...signedIn(), 'GET /api/host/celebrations': [200, []] }, '?host&setup=abc');
    expect(title()).not.toContain('Clink is running');
    cleanup();
    await openHost(
      answers(NETWORK, {
        [SETUP]: [403, { code: 'signup-off' }],
        'GET /api/auth/settings': [200, { signup: 'off', mail: false, isNew: false }],
      }),
      '?host&setup=abc',
    );
    expect(title()).toBe('No new hosts');
  });
});

describe('the code that makes the first host', () => {
  const CODE = 'POST /api/auth/setup/code';
  const asking = (more: Answers = {}) =>
    answers(NETWORK, {
      'GET /api/auth/settings': [200, { signup: 'invitation', mail: false, isNew: true, asksForCode: true }],
      'GET /api/auth/user': [503, { code: 'no-hosts' }],
      ...more,
    });

  it.each(['?host', '?host=create'])(
    'the setup code is requested at %s, and neither the code nor its token is ever in the address',
    async (search) => {
      const { server, host, somebody } = await openHost(asking({ [CODE]: [200, { token: 'abc' }] }), search);
      expect(title()).toBe('Type the set-up code');
      await somebody.type(field('Set-up code'), ' birch-lantern {Enter}');
      await waitFor(() => expect(title()).toBe('Clink is running. Now make it yours.'));
      expect(server.of(CODE)).toEqual([{ code: 'birch-lantern' }]);
      expect(location.href).not.toMatch(/birch|abc/);
      await somebody.type(field('E-mail'), 'marek@example.org');
      await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
      await waitFor(() => expect(host.getState().route).toEqual({ screen: 'first', id: null }));
      expect(server.of('POST /api/auth/setup')).toMatchObject([{ token: 'abc' }]);
      expect(server.sent.filter(({ call }) => call.includes('birch') || call.endsWith('abc'))).toEqual([]);
    },
  );

  it('a wrong setup code is refused with a sentence beside the field that says when to try again', async () => {
    const { server, somebody } = await openHost(asking({ [CODE]: [401, { code: 'wrong-code' }] }), '?host');
    await somebody.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please type the code.')).toBeTruthy();
    await somebody.type(field('Set-up code'), 'guess{Enter}');
    expect(await screen.findByText('This is not the code.')).toBeTruthy();
    server.table[CODE] = [429, { code: 'too-many' }, 240];
    await somebody.type(field('Set-up code'), '{Enter}');
    expect(await screen.findByText(/4 minutes/)).toBeTruthy();
    server.table[CODE] = [410, { code: 'set-up' }];
    await somebody.type(field('Set-up code'), '{Enter}');
    await waitFor(() => expect(title()).toBe('There is a host already'));
  });

  it('the setup code can be typed again if the form took longer than half an hour', async () => {
    const late: Answers = { [CODE]: [200, { token: 'abc' }], 'POST /api/auth/setup': [410, { code: 'link-expired' }] };
    const { somebody } = await openHost(asking(late), '?host');
    await somebody.type(field('Set-up code'), 'birch-lantern{Enter}');
    await somebody.type(await screen.findByLabelText('E-mail'), 'marek@example.org');
    await somebody.type(field('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(title()).toBe('Type the set-up code'));
  });
});

describe('the first celebration', () => {
  const open = (more: Answers = {}) =>
    openHost({ ...answers('http://localhost:3000/?c=ABCDEF'), ...signedIn(), ...more }, '?host=first');

  it('the first celebration can also be a classic party, which includes the pace board', async () => {
    const { server, somebody } = await open();
    await somebody.type(field('First name'), 'Ana');
    await somebody.click(screen.getByRole('radio', { name: /^Classic party/ }));
    await somebody.click(screen.getByRole('button', { name: 'Make the code' }));
    await waitFor(() => expect(server.of('POST /api/host/celebrations')).toHaveLength(1));
    expect(server.of('POST /api/host/celebrations')).toMatchObject([
      { names: 'Ana', boards: { fastestPace: true, hydration: false, variety: false } },
    ]);
  });

  it.each([
    ['2001-09-05', /^This day is over\./],
    ['0026-06-20', /^Please write the year with four digits\./],
  ])('is not on %s', async (date, sentence) => {
    const { server, somebody } = await open();
    await somebody.type(field('First name'), 'Ana');
    fireEvent.change(field('When?'), { target: { value: date } });
    await somebody.click(screen.getByRole('button', { name: 'Make the code' }));
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(server.of('POST /api/host/celebrations')).toEqual([]);
  });

  it('the first celebration needs a name, and gets another time zone if the server does not know the first one', async () => {
    const { server, somebody } = await open({
      'POST /api/host/celebrations': [422, { code: 'invalid', field: 'timeZone' }],
    });
    await somebody.click(screen.getByRole('button', { name: 'Make the code' }));
    expect(await screen.findByText('Please type at least one name.')).toBeTruthy();
    await somebody.type(field('First name'), 'Ana');
    await somebody.click(screen.getByRole('button', { name: 'Make the code' }));
    await waitFor(() => expect(server.of('POST /api/host/celebrations')).toHaveLength(1));
    await somebody.click(await screen.findByRole('button', { name: 'Make the code' }));
    await waitFor(() => expect(server.of('POST /api/host/celebrations')).toHaveLength(2));
    expect(server.of('POST /api/host/celebrations')[1]).toMatchObject({
      timeZone: expect.stringMatching(/^(UTC|Etc\/)/),
    });
  });
});

describe('the first guest', () => {
  const openAt = (link: string, more: Answers = {}) =>
    openHost({ ...answers(link), ...signedIn(), ...more }, '?host=first/party');

  it('the first guest appears as soon as she comes in', async () => {
    await openAt(`${NETWORK}/?c=ABCDEF`, { [`GET ${ROOM}`]: () => streamOf([guestNamed('Lea')]) });
    expect(await screen.findByText('Lea')).toBeTruthy();
    expect(screen.getByText('Who is next?')).toBeTruthy();
  });

  it('the first guest can use a phone in the page on the server’s computer, and other phones get a QR code with its address', async () => {
    await openAt(`${NETWORK}/?c=ABCDEF`);
    expect(await screen.findByTitle("A guest's phone")).toBeTruthy();
    expect(screen.getByText('The first guest appears here at once.')).toBeTruthy();
    expect(await screen.findByText('192.168.1.20:3000')).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  it('the first guest needs a command that the page shows if only the server’s own computer can reach it', async () => {
    await openAt('http://localhost:3000/?c=ABCDEF');
    expect(await screen.findByText('HOST=0.0.0.0 npx clink')).toBeTruthy();
    expect(screen.getByText(/For phones on the same Wi-Fi/)).toBeTruthy();
  });

  describe('on a phone in the network', () => {
    const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
    beforeEach(() => happyDOM.setURL(`${NETWORK}/?host`));
    afterEach(() => {
      happyDOM.setURL('http://localhost:3000/');
      Reflect.deleteProperty(navigator, 'share');
    });

    it('on a phone, the first guest is the host or a person who gets the link, because nobody can scan the phone in their own hand', async () => {
      const shared: unknown[] = [];
      Object.assign(navigator, { share: async (what: unknown) => shared.push(what) });
      const { somebody } = await openAt(`${NETWORK}/?c=ABCDEF`);
      expect(await screen.findByRole('button', { name: 'Be the first guest on this phone' })).toBeTruthy();
      await somebody.click(screen.getByRole('button', { name: 'Send it to somebody' }));
      expect(shared).toEqual([{ url: `${NETWORK}/?c=ABCDEF` }]);
    });

    it('the host gets the link copied if the browser refuses to share', async () => {
      const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.assign(navigator, { share });
      const { somebody } = await openAt(`${NETWORK}/?c=ABCDEF`);
      await somebody.click(await screen.findByRole('button', { name: 'Send it to somebody' }));
      expect(await screen.findByText(/The link is copied instead/)).toBeTruthy();
      expect(await navigator.clipboard.readText()).toBe(`${NETWORK}/?c=ABCDEF`);
    });

    it('the host copies the link if the browser cannot share, as on plain http, or reads out the code', async () => {
      const { somebody } = await openAt(`${NETWORK}/?c=ABCDEF`);
      await somebody.click(await screen.findByRole('button', { name: 'Copy the link' }));
      expect(await navigator.clipboard.readText()).toBe(`${NETWORK}/?c=ABCDEF`);
      expect(screen.getByRole('img', { name: 'A B C D , E F' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send it to somebody' })).toBeNull();
    });

    it('the page asks for the first guest until somebody is in', async () => {
      const kinds = () =>
        ['Be the first guest on this phone', 'Go to my celebration'].map(
          (name) => screen.getAllByRole('button', { name }).at(-1)?.dataset.kind,
        );
      await openAt(`${NETWORK}/?c=ABCDEF`);
      await screen.findByText('No guests yet');
      expect(kinds()).toEqual(['primary', undefined]);
      cleanup();
      await openAt(`${NETWORK}/?c=ABCDEF`, { [`GET ${ROOM}`]: () => streamOf([guestNamed('Lea')]) });
      await screen.findByText('Lea');
      expect(kinds()).toEqual(['plain', 'primary']);
    });
  });
});
