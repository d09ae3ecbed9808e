import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FeedbackProvider, useFeedback } from '../../feedback/feedback.tsx';
import { Counter } from './counter.tsx';

const region = () => screen.getByRole('region', { name: 'Total Drinks Today' });
const glasses = () => region().querySelector('svg');

it('the glasses clink at each confirmed drink, including water, and only then [SPEC-2.6]', () => {
  const { rerender } = render(<Counter count={3} isToasts={false} hasZero clinks={0} onOpen={() => undefined} />);
  expect(glasses()?.hasAttribute('data-clinks')).toBe(false);
  rerender(<Counter count={4} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />);
  const first = glasses();
  expect(first?.hasAttribute('data-clinks')).toBe(true);
  rerender(<Counter count={4} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />);
  expect(glasses()).toBe(first);
  rerender(<Counter count={4} isToasts={false} hasZero clinks={2} onOpen={() => undefined} />);
  expect(glasses()).not.toBe(first);
});

it('the number rolls up when it grows, and down when a drink is undone [SPEC-4.8]', () => {
  const { rerender } = render(<Counter count={9} isToasts={false} hasZero clinks={0} onOpen={() => undefined} />);
  rerender(<Counter count={10} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />);
  const number = () => screen.getByText(/^\d+$/);
  expect(number().getAttribute('data-before')).toBe('9');
  expect(number().hasAttribute('data-falls')).toBe(false);
  rerender(<Counter count={9} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />);
  expect(number().getAttribute('data-before')).toBe('10');
  expect(number().hasAttribute('data-falls')).toBe(true);
});

it("'Keep it festive! 🎉' shows from the first drink on [SPEC-2.7]", () => {
  const { rerender } = render(<Counter count={0} isToasts={false} hasZero clinks={0} onOpen={() => undefined} />);
  expect(screen.queryByText('Keep it festive! 🎉')).toBeNull();
  rerender(<Counter count={1} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />);
  expect(screen.getByText('Keep it festive! 🎉')).toBeDefined();
});

function Flasher() {
  const { flash } = useFeedback();
  return (
    <button type="button" onClick={() => flash()}>
      Cheers
    </button>
  );
}

it('a confirmed drink puts a seal beside its line for a moment [SPEC-2.29]', () => {
  vi.useFakeTimers();
  render(
    <FeedbackProvider>
      <Flasher />
      <Counter count={1} isToasts={false} hasZero clinks={1} onOpen={() => undefined} />
    </FeedbackProvider>,
  );
  const seal = () => region().querySelector('[data-icon="check"]');
  act(() => screen.getByRole('button', { name: 'Cheers' }).click());
  expect(seal()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1_619));
  expect(seal()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(seal()).toBeNull();
  vi.useRealTimers();
});
