/** The parameter of the wall's page: `/?screen`, or `/?screen&c=CODE`. */
export const SCREEN_PARAMETER = 'screen';

/** The `<meta>` with the version of the loaded wall page. The wall's stream sends the server's present version. */
export const VERSION_META = 'clink-version';

/** A short address that hosts can type on a television: `/tv/K7MP4XRT`. */
export const SHORT_WALL_PATH = '/tv';
