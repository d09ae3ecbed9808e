import { MINUTE_MS } from '../limits.ts';

/**
 * A celebration that its owner has deleted can be kept for this long. In a file of its own, because the page does not load
 * the schemas.
 */
export const DELETION_GRACE_MS = 10 * MINUTE_MS;
