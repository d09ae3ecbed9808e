import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byMail } from '#messages/hosts/gate.ts';
import { CallFault } from '../calls/call.ts';
import { SendAgain } from './mail-sent.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Send it again' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => button().click());

it('the mail can be requested again after a minute, and not before', async () => {
  const send = vi.fn(async () => undefined);
  render(<SendAgain texts={byMail} send={send} />);
  await pass(18_000);
  expect(button().textContent).toBe('Send it again in 0:42');
  await press();
  expect(send).not.toHaveBeenCalled();
  await pass(42_000);
  expect(button().textContent).toBe('Send it again');
  await press();
  expect(send).toHaveBeenCalledOnce();
  await press();
  expect(send).toHaveBeenCalledOnce();
});

it('only the end of the wait is announced, not each second', async () => {
  render(<SendAgain texts={byMail} send={async () => undefined} />);
  const said = new Set<string | null>();
  for (let second = 0; second < 60; second += 1) {
    said.add(screen.getByRole('status').textContent);
    expect(button().getAttribute('aria-label')).toBe('Send it again');
    await pass(1_000);
  }
  expect([...said]).toEqual(['']);
  expect(screen.getByRole('status').textContent).toBe('You can send it again now.');
});

it('a mail that could not be sent can be requested again at once', async () => {
  const send = vi.fn(async () => {
    throw new CallFault('unavailable');
  });
  render(<SendAgain texts={byMail} send={send} />);
  await pass(60_000);
  await press();
  expect(screen.getByRole('alert').textContent).toBe('That does not work just now. Please try again in a moment.');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});
