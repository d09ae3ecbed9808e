import type { HostScreen } from '../../../scripts/screenshots/host-screen.ts';
import { HOST_SCREENS } from '../../../scripts/screenshots/host-screens.ts';
import { test as guestTest } from '../clink.ts';

/** The number of screens in one test. Several tests let the workers run in parallel. */
const GROUP_SIZE = 8;

/** The test for pages of `world`, which are opened by full URLs. */
export const test = guestTest.extend({ baseURL: undefined });

/** Groups of screens, each with the name of its test. */
export function hostScreenGroups(isShown: (screen: HostScreen) => boolean) {
  const shown = HOST_SCREENS.filter(isShown);
  return Array.from({ length: Math.ceil(shown.length / GROUP_SIZE) }, (_, index) => {
    const screens = shown.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return { screens, span: `${screens[0]?.name} to ${screens.at(-1)?.name}` };
  });
}
