/** The line on every page of a demo, and in it the names of the demo's three pages. */
export const lastsUntil = (time: string) => `A demo. It forgets everything at ${time}.`;
export const hasBegunAgain = 'The demo has begun again. What you logged is forgotten.';
export const asAGuest = 'As a guest';
export const theWall = 'The wall';
export const asAHost = 'As a host';
