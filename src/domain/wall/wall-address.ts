/** The wall's page is at `/?screen`, and at `/?screen&c=CODE`. */
export const SCREEN_PARAMETER = 'screen';

/** The `<meta>` with the version of the wall's page. The wall's stream names the version that the server has now. */
export const VERSION_META = 'clink-version';

/** An address that is short enough to type on a television: `/tv/K7MP4XRT`. */
export const SHORT_WALL_PATH = '/tv';
