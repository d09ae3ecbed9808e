import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeSheet, type CodeTrouble } from './code-sheet.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface Shown {
  tried?: string;
  trouble?: CodeTrouble | null;
  isLooking?: boolean;
  goneNames?: string | null;
}

function openSheet(shown: Shown = {}) {
  const joined: string[] = [];
  const sheet = ({ tried = '', trouble = null, isLooking = false, goneNames = null }: Shown) => (
    <CodeSheet
      isOpen
      tried={tried}
      trouble={trouble}
      isLooking={isLooking}
      goneNames={goneNames}
      onJoin={(code) => joined.push(code)}
      onWithout={() => joined.push('without')}
      onDismiss={() => joined.push('dismissed')}
    />
  );
  const { rerender } = render(sheet(shown));
  return { joined, guest: userEvent.setup(), show: (next: Shown) => rerender(sheet(next)) };
}

const field = () => screen.getByRole('textbox', { name: 'Code' }) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: /^(Join|Looking)/ });

it('a code is typed in small letters and without a space, and shown as on the card', async () => {
  const { joined, guest } = openSheet();
  await guest.type(field(), 'k7mp4xrt{Enter}');
  expect(field().value).toBe('K7MP 4XRT');
  expect(joined).toEqual(['K7MP4XRT']);
});

it('the letter O is read as 0, and I and L as 1', async () => {
  const { joined, guest } = openSheet();
  await guest.type(field(), 'OIL0 abcd');
  await guest.click(button());
  expect(joined).toEqual(['0110ABCD']);
});

it.each([
  ['a zero-width space', 'K7MP\u200b4XRT'],
  ['a full stop', 'K7MP4XRT.'],
  ['quotes and other dashes', '“k7mp–4xrt”'],
  ['digits of another script', 'K٧MP٤XRT'],
  ['wide letters of a Japanese keyboard', 'Ｋ７ＭＰ　４ｘｒｔ'],
  ['the whole link', 'https://clink.party/?c=K7MP4XRT'],
  ['the whole link in a sentence', 'Come to https://clink.party/?utm_source=x&c=K7MP4XRT&lang=en. Bring Ana!'],
  ['a space in the link', 'https://clink.example/?c=K7MP%204XRT'],
  ['a plus in the link', 'https://clink.example/?c=K7MP+4XRT#top'],
  ['a link between words', 'Join us: https://clink.example/?c=k7mp4xrt !'],
  ['an address behind', 'https://clink.example/?c=K7MP4XRT#:~:text=Join%20here'],
  ['a link in another link', 'https://mail.example/?to=https%3A%2F%2Fclink.example%2F%3Fc%3DK7MP4XRT%26lang%3Dde&x=1'],
  ['a raw space in the link', 'https://clink.example/?c=K7MP 4XRT Bring Ana!'],
  ['the address of the wall', 'https://clink.example/wall/K7MP4XRT'],
  ['a word before it', 'Code: K7MP 4XRT'],
  ['a word of four letters before it', 'The code K7MP 4XRT'],
  ['the same in capitals', 'JOIN CODE K7MP 4XRT NOW'],
  ['small letters', 'our code is k7mp-4xrt. Hugs, Anna'],
  ['two such words', 'Come join us! Code K7MP4XRT'],
  ['a word of eight letters', 'Together: K7MP 4XRT'],
  ['per cent', '100 % fun, K7MP 4XRT %zz'],
  ['an Arabic word', 'الرمز: K٧MP ٤XRT'],
])('a code that is pasted with %s is read as it was meant', async (_, text) => {
  const { joined, guest } = openSheet();
  await guest.click(field());
  await guest.paste(text);
  expect(field().value).toBe('K7MP 4XRT');
  await guest.click(button());
  expect(joined).toEqual(['K7MP4XRT']);
});

it('a pasted link of an evening takes that evening over', async () => {
  const { joined, guest } = openSheet();
  const fragment = `#carry=${'T'.repeat(22)}${'P'.repeat(43)}K7MP4XRT`;
  const opened: string[] = [];
  const note = () => opened.push(location.hash);
  addEventListener('hashchange', note);
  await guest.click(field());
  await guest.paste(`https://clink.party/${fragment}`);
  removeEventListener('hashchange', note);
  history.replaceState(null, '', '/');
  expect(new Set(opened)).toEqual(new Set([fragment]));
  expect(joined).toEqual(['dismissed']);
  expect(field().value).toBe('');
});

it('a code with fewer than eight letters is not looked up, and the field says why', async () => {
  const { joined, guest } = openSheet();
  await guest.type(field(), 'K7MP 4X');
  await guest.click(button());
  expect(joined).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('This code needs eight letters and numbers.');
  await guest.type(field(), 'R');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('the message about an unknown code stays beside the field until the code is changed', async () => {
  const { guest } = openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'unknown' } });
  expect(field().value).toBe('K7MP 4XRQ');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('No celebration has this code.');
  await guest.type(field(), '{Backspace}T');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('the same answer to a second attempt is shown and announced again', () => {
  const tried = 'K7MP4XRQ';
  const trouble: CodeTrouble = { kind: 'unknown' };
  const { show } = openSheet({ tried, trouble });
  const said = () => screen.getByText(/^No celebration has this code\./);
  const first = said();
  show({ tried, trouble, isLooking: true });
  expect(said().getAttribute('aria-hidden')).toBe('true');
  show({ tried, trouble });
  expect(said().getAttribute('aria-hidden')).toBe('false');
  expect(said()).not.toBe(first);
});

it('after too many tries the button counts down, and then works again', () => {
  vi.useFakeTimers();
  openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'too-many', untilMs: Date.now() + 61_000 } });
  expect(button().textContent).toBe('Join in 1:01');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  act(() => vi.advanceTimersByTime(60_000));
  expect(button().textContent).toBe('Join in 0:01');
  act(() => vi.advanceTimersByTime(1_000));
  expect(button().textContent).toBe('Join');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

it('during the countdown nothing is announced, and the button can keep the focus', () => {
  vi.useFakeTimers();
  const tried = 'K7MP4XRQ';
  const { show, joined } = openSheet({ tried });
  show({ tried, trouble: { kind: 'too-many', untilMs: Date.now() + 40_000 } });
  const said = () => screen.getByRole('alert').textContent;
  expect(said()).toBe('That was a lot of tries. Soon you can try again.');
  act(() => vi.advanceTimersByTime(3_000));
  expect(button().textContent).toBe('Join in 0:37');
  expect(said()).toBe('That was a lot of tries. Soon you can try again.');
  // The button is not disabled, because a disabled button loses the focus.
  expect(button()).toHaveProperty('disabled', false);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'K7' } });
  fireEvent.click(button());
  expect(joined).toEqual([]);
  expect(said()).toBe('That was a lot of tries. Soon you can try again.');
  act(() => vi.advanceTimersByTime(37_000));
  expect(said()).toBe('');
});

it.each([
  [false, 'Please try again when you are online.'],
  [true, 'Please try again in a moment.'],
])('if there is no answer, the guest is asked to try again (online: %s)', (onLine, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'no-answer' } });
  expect(screen.getByRole('alert').textContent).toContain(sentence);
});

it('guests can continue without a code', async () => {
  const { joined, guest } = openSheet();
  await guest.click(screen.getByRole('button', { name: 'Go on without a code' }));
  expect(joined).toEqual(['without']);
});

it('a guest whose celebration is gone reads that, and not that the code was wrong', async () => {
  const { joined, guest } = openSheet({ tried: 'K7MP4XRT', trouble: { kind: 'unknown' }, goneNames: 'Zoë & Jürgen' });
  expect(screen.getByRole('dialog').textContent).toContain('The celebration of Zoë & Jürgen is no longer here.');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['', null]);
  await guest.type(field(), 'GHJK MNPQ{Enter}');
  expect(joined).toEqual(['GHJKMNPQ']);
});
