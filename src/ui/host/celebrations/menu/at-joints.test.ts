import { expect, it } from 'vitest';
import { atJoints } from './at-joints.ts';

it.each([
  ['Holunderblütenschorleeis', 'Holunder|blüten|schorleeis'],
  ['Opa’s Obstler', 'Opa’s Obstler'],
  // Without a likely joint, it may be broken between any syllables.
  ['Zitronenlimonadenbecher', 'Zi|tro|nen|li|mo|na|den|be|cher'],
])('the long words of %s may be broken at their joints', (name, broken) => {
  expect(atJoints(name).replaceAll('\u00ad', '|')).toBe(broken);
});
