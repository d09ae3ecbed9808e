import { expect, test } from 'vitest';
import { simulateSwitching } from './switching.ts';

// Each of these evenings once ended with a violation. `.ci/run` plays new evenings with each commit.
test.each([
  ['a tab cannot set a drink aside when the guest switches in another tab: it stays', 2570],
  ['a tab sets a deleted evening aside just before it hears of the deletion: it is gone', 7_003_602],
  ['two tabs that cannot store know different menus: no drink loses its name', 1_007_197],
  ['a late answer about an earlier evening tells a tab that the guest has switched: it reloads', 2_078_400_784],
  ['a late answer refuses a drink of an evening set aside, which was taken back: the next one stays', 187_545],
  ['the server confirms a deletion before a late tab has heard of it: nothing comes back', 2_078_400_789],
])('%s', async (_, seed) => {
  expect(await simulateSwitching(seed)).toMatchObject({ violations: [] });
});
