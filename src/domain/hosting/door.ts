/**
 * Who may come in with the code. `open`: everybody. `ask`: the hosts let each guest in. `closed`: nobody new. Guests
 * who are in stay in. This file has no schemas, because the page does not load them.
 */
export const DOORS = ['open', 'ask', 'closed'] as const;
export type Door = (typeof DOORS)[number];

/**
 * The most guests of one celebration who have knocked at the closed door and are stored. The limit keeps a flood of
 * them from taking the places of real guests.
 */
export const MAX_KNOCKS = 100;
