import { expect, it } from 'vitest';
import { createLatest } from './latest.ts';

it('only the answer to the latest question is used, in whatever order the answers arrive', () => {
  const latest = createLatest();
  const isFirst = latest.ask();
  expect(isFirst()).toBe(true);
  const isSecond = latest.ask();
  expect(isFirst()).toBe(false);
  expect(isSecond()).toBe(true);
  expect(isSecond()).toBe(true);
});

it('after the guest has given up, no answer is used until the next question', () => {
  const latest = createLatest();
  const isFirst = latest.ask();
  latest.giveUp();
  expect(isFirst()).toBe(false);
  expect(latest.ask()()).toBe(true);
});
