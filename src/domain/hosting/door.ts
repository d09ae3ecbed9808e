/**
 * Who may come in with the code, from everybody to nobody new. Whoever is in stays in. `ask`: the hosts let each guest in.
 * In a file of its own, because the page does not load the schemas.
 */
export const DOORS = ['open', 'ask', 'closed'] as const;
export type Door = (typeof DOORS)[number];
