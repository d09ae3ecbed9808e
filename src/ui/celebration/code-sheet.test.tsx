// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeSheet, type CodeTrouble } from './code-sheet.tsx';

afterEach(cleanup);

function openSheet({ tried = '', trouble = null }: { tried?: string; trouble?: CodeTrouble | null } = {}) {
  const joined: string[] = [];
  render(
    <CodeSheet
      isOpen
      tried={tried}
      trouble={trouble}
      isLooking={false}
      onJoin={(code) => joined.push(code)}
      onWithout={() => joined.push('without')}
      onDismiss={() => joined.push('dismissed')}
    />,
  );
  return { joined, guest: userEvent.setup() };
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

it('less than eight letters are not looked up, and the field says so', async () => {
  const { joined, guest } = openSheet();
  await guest.type(field(), 'K7MP 4X');
  await guest.click(button());
  expect(joined).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('This code needs eight letters and numbers.');
  await guest.type(field(), 'R');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('an unknown code says so beside the field until it is changed', async () => {
  const { guest } = openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'unknown' } });
  expect(field().value).toBe('K7MP 4XRQ');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('No celebration has this code.');
  await guest.type(field(), '{Backspace}T');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('after too many tries the button counts down, and then works again', () => {
  vi.useFakeTimers();
  openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'too-many', untilMs: Date.now() + 61_000 } });
  expect(button().textContent).toBe('Join in 1:01');
  expect(button()).toHaveProperty('disabled', true);
  act(() => vi.advanceTimersByTime(60_000));
  expect(button().textContent).toBe('Join in 0:01');
  act(() => vi.advanceTimersByTime(1_000));
  expect(button().textContent).toBe('Join');
  expect(button()).toHaveProperty('disabled', false);
  vi.useRealTimers();
});

it('without an answer the guest is asked to try again', () => {
  openSheet({ tried: 'K7MP4XRQ', trouble: { kind: 'no-answer' } });
  expect(screen.getByRole('alert').textContent).toContain('Please try again when you are online.');
});

it('guests without a code go on without one', async () => {
  const { joined, guest } = openSheet();
  await guest.click(screen.getByRole('button', { name: 'Go on without a code' }));
  expect(joined).toEqual(['without']);
});
