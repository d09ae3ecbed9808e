import { expect, test } from 'vitest';
import { Dice } from '../../simulation/dice.ts';
import { VirtualTimers } from './virtual-timers.ts';

test('timers run in the order of their times, and cancelled ones do not run', () => {
  const timers = new VirtualTimers(0);
  const dice = new Dice(1);
  const ran: number[] = [];
  for (let count = 0; count < 500; count++) {
    const cancel = timers.after(dice.between(0, 900), () => ran.push(timers.now()));
    if (count % 3 === 0) cancel();
  }
  timers.every(100, () => ran.push(timers.now()));
  timers.pass(999);
  expect(ran).toHaveLength(333 + 9);
  expect(ran).toEqual([...ran].sort((a, b) => a - b));
  expect(timers.now()).toBe(999);
});

test('what a timer adds for the same moment still runs', () => {
  const timers = new VirtualTimers(0);
  const ran: string[] = [];
  timers.after(5, () => {
    ran.push('first');
    timers.after(0, () => ran.push('second'));
  });
  timers.pass(5);
  expect(ran).toEqual(['first', 'second']);
});
