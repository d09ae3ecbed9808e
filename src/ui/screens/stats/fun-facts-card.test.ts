import { expect, it } from 'vitest';
import { signOf } from './fun-facts-card.tsx';

it.each([
  [0, '🕛'],
  [1, '🕐'],
  [11, '🕚'],
  [12, '🕛'],
  [13, '🕐'],
  [21, '🕘'],
  [23, '🕚'],
])('the peak at %d:00 has the clock %s', (hour, sign) => {
  expect(signOf({ kind: 'busiest-hour', hour })).toBe(sign);
});

it('the favourite drink and spirit have the same emoji as on the menu', () => {
  expect(signOf({ kind: 'top-drink', drinkType: 'wine', count: 2 })).toBe('🍷');
  expect(signOf({ kind: 'top-spirit', alcoholType: 'tequila', count: 2 })).toBe('🌵');
});
