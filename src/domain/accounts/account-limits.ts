import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';

/*
 * How long links, codes and sessions of hosts are valid, and how many of each a host can have. The mails and the hosts'
 * page state these limits. This file has no schemas, so that the page loads none.
 */

/** How long an invitation to help at a celebration or to create an account is valid. */
export const INVITATION_LASTS_MS = 7 * DAY_MS;
export const CONFIRMATION_LASTS_MS = HOUR_MS;
export const RECOVERY_LASTS_MS = 15 * MINUTE_MS;
/** How long the link with which somebody becomes the first host is valid. */
export const SETUP_LASTS_MS = 30 * MINUTE_MS;
/** The minimum length of `SETUP_CODE`, with which an operator becomes the first host. */
export const SETUP_CODE_MIN_LENGTH = 8;
export const SETUP_CODE_MAX_LENGTH = 200;
export const CODE_LASTS_MS = 10 * MINUTE_MS;
/** How long a device that the host trusts needs no second step. */
export const TRUST_LASTS_MS = 30 * DAY_MS;

/** How long a host stays signed in. */
export const SESSION_LASTS_MS = 30 * DAY_MS;

/** How many recovery codes a host gets. Each works once. */
export const RECOVERY_CODES = 10;

/** The time after a sign-in in which a host may change passkeys without the password. */
export const FRESH_FOR_MS = 10 * MINUTE_MS;
/** How long a host may take to answer the browser's request for a passkey. */
export const PASSKEY_ASKED_FOR_MS = 5 * MINUTE_MS;
/** How many passkeys a host can have. */
export const MAX_PASSKEYS = 20;
