/** Whether the former owner stays a host. This file has no schemas, so that the page loads none. */
export const HANDINGS_OVER = ['stay', 'leave'] as const;
export type HandingOver = (typeof HANDINGS_OVER)[number];
