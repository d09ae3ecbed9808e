import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackBar } from '../screens/frame/back-bar.tsx';
import { FeedbackProvider, useFeedback } from './feedback.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Celebrant({ message }: { message?: string }) {
  const { flash } = useFeedback();
  return (
    <button type="button" onClick={() => flash(message)}>
      Cheers
    </button>
  );
}

function flashOnce(message?: string) {
  render(
    <FeedbackProvider>
      <Celebrant {...(message !== undefined && { message })} />
      <BackBar onBack={() => undefined} />
    </FeedbackProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Cheers' }).click());
}

const check = () => screen.getByRole('status').querySelector('[data-icon="check"]');
const pass = (spanMs: number) => act(() => vi.advanceTimersByTime(spanMs));

it('a flash is shown for 1 s, then fades for 300 ms and disappears [SPEC-2.29, 9.6]', () => {
  flashOnce('Location Enabled!');
  expect(screen.getByRole('status').textContent).toBe('Location Enabled!');
  pass(1_299);
  expect(check()).not.toBeNull();
  pass(1);
  expect(check()).toBeNull();
});
