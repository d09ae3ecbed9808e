import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFrame } from './chart-reader.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Moves a pointer once per frame for about a tenth of a second. Returns the moments at which the chart followed. */
function followedAt(frameMs: number): number[] {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  const { result } = renderHook(() => useFrame());
  const moments: number[] = [];
  for (let now = 0; now < 95; now += frameMs) {
    result.current(() => moments.push(Math.round(now)));
    for (const callback of waiting.splice(0)) callback(now);
  }
  return moments;
}

it('the chart follows in every frame at 60 Hz, and in every second frame at 120 Hz', () => {
  expect(followedAt(1000 / 60)).toEqual([0, 17, 33, 50, 67, 83]);
  expect(followedAt(1000 / 120)).toEqual([0, 17, 33, 50, 67, 83]);
});
