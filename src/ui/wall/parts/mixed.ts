const ARABIC = /[\u0600-\u06ff]/;
const LATIN = /[A-Za-zÀ-ž]/;

/** Whether a text has letters of two scripts, which no display face has. */
export const isMixed = (text: string) => ARABIC.test(text) && LATIN.test(text);
