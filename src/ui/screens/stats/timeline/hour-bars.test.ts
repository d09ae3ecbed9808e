import { expect, it } from 'vitest';
import { hourLabels } from './hour-bars.tsx';

const hours = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ hour: (from + index) % 24 }));
const labels = (from: number, count: number, chosen: number | null = null) =>
  hourLabels(hours(from, count), chosen)
    .map((label) => label || '·')
    .join(' ');

it('every hour of a short evening has its label', () => {
  expect(labels(16, 7)).toBe('16 17 18 19 20 21 22');
});

it('in a long evening every second hour has a label, and in a whole day every fourth, across midnight', () => {
  expect(labels(14, 9)).toBe('14 · 16 · 18 · 20 · 22');
  expect(labels(18, 25)).toBe('· · 20 · · · 0 · · · 4 · · · 8 · · · 12 · · · 16 · ·');
});

it('the chosen hour has a label as well, and the labels beside it make room', () => {
  expect(labels(14, 9, 3)).toBe('14 · · 17 · · 20 · 22');
  expect(labels(16, 7, 3)).toBe('16 17 18 19 20 21 22');
});
