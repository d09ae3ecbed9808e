import { expect, test } from 'vitest';
import { type Greetings, greet, greetingsAmong, isGreetingDue } from './greetings.ts';

const AT = 1_781_000_000_000;
const SECOND = 1_000;

test('guests who were in before the wall opened are not greeted, and guests who come later are', () => {
  const begun = greetingsAmong(['ana']);
  expect(greet(begun, ['ana'], 'greet', AT)).toBe(begun);
  expect(greet(begun, ['ana', 'lea'], 'greet', AT).last).toEqual({ guests: ['lea'], at: AT });
});

test('there is at most one greeting in twenty seconds, and guests who come in meanwhile are greeted together', () => {
  const first = greet(greetingsAmong([]), ['lea'], 'greet', AT);
  const meanwhile = greet(first, ['lea', 'tom', 'zoe'], 'greet', AT + 19 * SECOND);
  expect(meanwhile.last).toEqual({ guests: ['lea'], at: AT });
  expect(isGreetingDue(meanwhile, ['lea', 'tom', 'zoe'], AT + 19 * SECOND)).toBe(false);
  expect(isGreetingDue(meanwhile, ['lea', 'tom', 'zoe'], AT + 20 * SECOND)).toBe(true);
  const then = greet(meanwhile, ['lea', 'tom', 'zoe'], 'greet', AT + 20 * SECOND);
  expect(then.last).toEqual({ guests: ['tom', 'zoe'], at: AT + 20 * SECOND });
});

test('nobody is greeted twice, not even after hiding', () => {
  const greeted = greet(greetingsAmong([]), ['lea'], 'greet', AT);
  const hidden = greet(greeted, [], 'greet', AT + 30 * SECOND);
  expect(greet(hidden, ['lea'], 'greet', AT + 60 * SECOND)).toBe(greeted);
});

test('a greeting waits while the wall shows something else, and is left out while greetings are switched off', () => {
  const after = (welcome: 'wait' | 'pass'): Greetings => greet(greetingsAmong([]), ['lea'], welcome, AT);
  expect(greet(after('wait'), ['lea'], 'greet', AT + 5 * SECOND).last).toEqual({
    guests: ['lea'],
    at: AT + 5 * SECOND,
  });
  expect(greet(after('pass'), ['lea'], 'greet', AT + 5 * SECOND).last).toBeNull();
});
