/** Opens the notice above the page: `/?privacy`, and `/?c=CODE&privacy`. */
export const NOTICE_PARAMETER = 'privacy';

/** An address that is short enough to type from a wall. */
export const SHORT_NOTICE_PATH = '/privacy';
