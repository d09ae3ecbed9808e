import { ACCOUNT_SCREENS } from './account-screens.ts';
import { CELEBRATION_SCREENS } from './celebration-screens.ts';
import { FIRST_HOUR_SCREENS } from './first-hour-screens.ts';
import { GATE_SCREENS } from './gate-screens.ts';
import type { HostScreen } from './host-screen.ts';

/** Every page and sheet of the hosts. */
export const HOST_SCREENS: readonly HostScreen[] = [
  ...FIRST_HOUR_SCREENS,
  ...GATE_SCREENS,
  ...CELEBRATION_SCREENS,
  ...ACCOUNT_SCREENS,
];
