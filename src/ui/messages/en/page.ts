import { PRODUCT_NAME } from '../../../domain/product.ts';

/** The language of the page, its plurals and its numbers (BCP 47). */
export const language = 'en';
/** The title of the page while a view is open. */
export const pageTitle = (view: string) => `${view} · ${PRODUCT_NAME}`;
export const description = 'Keep track of your celebration! Log your drinks, see the live leaderboard.';
export const noScript = `${PRODUCT_NAME} needs JavaScript to count your drinks. Please switch it on and load this page again.`;
