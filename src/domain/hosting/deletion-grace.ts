import { MINUTE_MS } from '../limits.ts';

/**
 * A celebration that its owner has deleted can be kept for this long. This file has no schemas, because the page does
 * not load them.
 */
export const DELETION_GRACE_MS = 10 * MINUTE_MS;
