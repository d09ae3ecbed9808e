import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

/** The language of the page, of its plurals and of its numbers (BCP 47). */
export const language = 'en' satisfies Language;
/** The locale for dates and times. 'en-GB' writes the day before the month, as invitations do. */
export const locale = 'en-GB';
/** The title of the page while a screen is open. */
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'Keep track of your celebration! Log your drinks, see the live leaderboard.';
export const noScript = `${PRODUCT_NAME} needs JavaScript to count your drinks. Please switch it on and load this page again.`;

/** `oldest`: the oldest supported version of each browser, such as ['Chrome 109', 'Safari 15.6']. */
export const tooOld = (oldest: readonly string[]) =>
  `This browser is too old for ${PRODUCT_NAME}. Please update it, or open this page with a newer one. It needs at least ${new Intl.ListFormat(language, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `${PRODUCT_NAME} could not load. Please check your network and try again.`;
export const broken = 'Sorry, something went wrong on this page. Please load it again.';
export const stillLoading = `${PRODUCT_NAME} is still on its way to you. If it does not come, please try again.`;
export const loadAgain = 'Load again';
