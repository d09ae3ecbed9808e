/**
 * The guests who may come in with the code. `open`: everybody. `ask`: each guest whom the hosts let in. `closed`: no
 * new guests, while guests who have come in before stay in. This file has no schemas, so that the page loads none.
 */
export const DOORS = ['open', 'ask', 'closed'] as const;
export type Door = (typeof DOORS)[number];

/**
 * How many guests who knock at a closed door are stored for one celebration. The limit keeps a flood of such guests
 * from using up the places of real guests.
 */
export const MAX_KNOCKS = 100;
