import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsLow } from './use-is-low.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Probe() {
  return (
    <>
      <p>{useIsLow() ? 'low' : 'high'}</p>
      <input aria-label="one" />
      <input aria-label="another" />
    </>
  );
}

it('a window that becomes low while a field has the focus counts as low once the field has lost the focus', async () => {
  vi.useFakeTimers();
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  render(<Probe />);
  const [field, another] = screen.getAllByRole('textbox');
  act(() => field?.focus());
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(screen.getByText('high')).toBeTruthy();
  act(() => another?.focus());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('high')).toBeTruthy();
  act(() => another?.blur());
  expect(screen.getByText('high')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('low')).toBeTruthy();
});
