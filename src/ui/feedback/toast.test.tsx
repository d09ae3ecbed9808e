import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from '../components/sheet/sheet.tsx';
import { BackBar } from '../screens/frame/back-bar.tsx';
import { FeedbackProvider, TOAST_MS, useFeedback } from './feedback.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Celebrant() {
  const { toast } = useFeedback();
  const added = { message: 'Added Beer!', action: { label: 'Undo', run: () => toast({ message: 'Beer taken back' }) } };
  return (
    <button type="button" onClick={() => toast(added)}>
      Cheers
    </button>
  );
}

/** A screen with a toast in its bar. */
function showToast() {
  const page = (name: string, isSheetOpen = false) => (
    <FeedbackProvider>
      <Celebrant />
      <BackBar key={name} onBack={() => undefined} />
      <Sheet isOpen={isSheetOpen} title="Add Wine?">
        Perhaps
      </Sheet>
    </FeedbackProvider>
  );
  const { rerender } = render(page('tracker'));
  act(() => screen.getByRole('button', { name: 'Cheers' }).click());
  return {
    openSheet: () => rerender(page('tracker', true)),
    closeSheet: () => rerender(page('tracker')),
    changeScreen: () => rerender(page('stats')),
  };
}

const pass = (spanMs: number) => act(() => vi.advanceTimersByTime(spanMs));
const isUp = () => screen.queryByText('Added Beer!') !== null;

it('a toast disappears after six seconds [SPEC-2.28]', () => {
  showToast();
  pass(TOAST_MS - 1);
  expect(isUp()).toBe(true);
  pass(1);
  expect(isUp()).toBe(false);
});

it('a toast stays while its button has the focus [WCAG-2.2.1]', () => {
  showToast();
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  pass(10 * TOAST_MS);
  expect(isUp()).toBe(true);
  fireEvent.blur(undo);
  pass(TOAST_MS);
  expect(isUp()).toBe(false);
});

it('a toast stays while it is touched', () => {
  showToast();
  fireEvent.pointerEnter(screen.getByText('Added Beer!'));
  pass(10 * TOAST_MS);
  expect(isUp()).toBe(true);
});

it('a toast does not disappear under a dialog', () => {
  const { openSheet, closeSheet } = showToast();
  pass(TOAST_MS - 1);
  openSheet();
  pass(10 * TOAST_MS);
  expect(isUp()).toBe(true);
  closeSheet();
  pass(TOAST_MS);
  expect(isUp()).toBe(false);
});

it('a toast stays when the screen changes, and disappears at its usual time', () => {
  const { changeScreen } = showToast();
  pass(TOAST_MS - 1);
  changeScreen();
  expect(isUp()).toBe(true);
  pass(1);
  expect(isUp()).toBe(false);
});

it('the toast about an undo replaces the toast about the drink', () => {
  showToast();
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(screen.getByRole('status').textContent).toBe('Beer taken back');
});
