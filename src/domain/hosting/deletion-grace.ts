import { MINUTE_MS } from '../limits.ts';

/** The deletion of a celebration can be undone for this long. This file has no schemas, so that the page loads none. */
export const DELETION_GRACE_MS = 10 * MINUTE_MS;
