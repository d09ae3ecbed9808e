import { expect, it, onTestFinished } from 'vitest';
import { noteTaps } from './note-taps.ts';

it('an element that a script focuses has a ring after a key, but not after a tap', () => {
  const stop = noteTaps();
  onTestFinished(stop);
  const isTapped = () => 'tapped' in document.documentElement.dataset;
  expect(isTapped()).toBe(false);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isTapped()).toBe(true);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(isTapped()).toBe(false);
  stop();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isTapped()).toBe(false);
});
