/**
 * Who may come in with the code, from everybody to nobody new. Whoever is in stays in. `ask`: the hosts let each guest in.
 * In a file of its own, because the page does not load the schemas.
 */
export const DOORS = ['open', 'ask', 'closed'] as const;
export type Door = (typeof DOORS)[number];

/** The most guests of one celebration who have knocked at the closed door and are stored. So a flood of them takes no places away. */
export const MAX_KNOCKS = 100;
