// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS, Toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showToast() {
  const onOver = vi.fn();
  render(<Toast content={{ message: 'Added Beer!', action: { label: 'Undo', run: vi.fn() } }} onOver={onOver} />);
  return { onOver, pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

it('a toast goes after six seconds', () => {
  const { onOver, pass } = showToast();
  pass(TOAST_MS - 1);
  expect(onOver).not.toHaveBeenCalled();
  pass(1);
  expect(onOver).toHaveBeenCalledOnce();
});

it('a toast stays while its button has the focus', () => {
  const { onOver, pass } = showToast();
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  pass(10 * TOAST_MS);
  expect(onOver).not.toHaveBeenCalled();
  fireEvent.blur(undo);
  pass(TOAST_MS);
  expect(onOver).toHaveBeenCalledOnce();
});

it('a toast stays while it is touched', () => {
  const { onOver, pass } = showToast();
  fireEvent.pointerEnter(screen.getByText('Added Beer!'));
  pass(10 * TOAST_MS);
  expect(onOver).not.toHaveBeenCalled();
});
