/**
 * Whether the owner stays a host after handing the celebration over. This file has no schemas, because the page does
 * not load them.
 */
export const HANDINGS_OVER = ['stay', 'leave'] as const;
export type HandingOver = (typeof HANDINGS_OVER)[number];
