import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Glide } from './glide.tsx';

const animate = vi.fn();
let resize: (width: number, height: number) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: readonly unknown[]) => void) {
        resize = (width, height) => act(() => callback([{ contentRect: { width, height } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.animate = animate;
  render(<Glide above="the queue">the list</Glide>);
  resize(300, 200);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  animate.mockReset();
});

const from = () => animate.mock.calls.map(([{ transform }]) => transform[0]);

it('the list glides from its old place when the part above it grows or shrinks', () => {
  expect(from()).toEqual([]);
  resize(300, 138);
  resize(300, 190);
  expect(from()).toEqual(['translateY(62px)', 'translateY(-52px)']);
  expect(animate.mock.contexts.map((list) => (list as Element).textContent)).toEqual(['the list', 'the list']);
});

it('a list that appears together with the part above it does not glide', () => {
  cleanup();
  const { rerender } = render(<Glide above={null}>{null}</Glide>);
  resize(300, 0);
  rerender(<Glide above="the queue">the list</Glide>);
  resize(300, 200);
  expect(from()).toEqual([]);
});

it('nothing glides when the width of the window changes, or for people who prefer no motion', () => {
  resize(500, 100);
  expect(from()).toEqual([]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  resize(500, 200);
  expect(from()).toEqual([]);
});
