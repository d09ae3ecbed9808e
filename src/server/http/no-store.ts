/** The header of an answer that nobody may store. */
export const NO_STORE = { 'cache-control': 'no-store' };
