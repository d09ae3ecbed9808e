import { PRODUCT_NAME } from '../../../domain/product.ts';

/** BCP 47, for the page, its plurals and its numbers. */
export const language = 'en';
export const description = 'Keep track of your celebration! Log your drinks, see the live leaderboard.';
export const noScript = `${PRODUCT_NAME} needs JavaScript to count your drinks. Please switch it on, and load this page again.`;
