import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';

/** How long hosts can use what they got. The mails and the hosts' page tell them. */
export const CONFIRMATION_LASTS_MS = HOUR_MS;
export const RECOVERY_LASTS_MS = 15 * MINUTE_MS;
export const CODE_LASTS_MS = 10 * MINUTE_MS;
/** How long the second step is not asked for on a device that the host trusts. */
export const TRUST_LASTS_MS = 30 * DAY_MS;

/** How many recovery codes a host gets. Each works once. */
export const RECOVERY_CODES = 10;
