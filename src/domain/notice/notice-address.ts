/** The parameter that opens the notice over the page: `/?privacy`, or `/?c=CODE&privacy`. */
export const NOTICE_PARAMETER = 'privacy';

/** The short address of the notice, which guests can copy from a wall. */
export const SHORT_NOTICE_PATH = '/privacy';
