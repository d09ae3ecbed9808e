/** Whether the owner, who hands a celebration over to whoever accepts, stays a host. Apart from schemas, for the page. */
export const HANDINGS_OVER = ['stay', 'leave'] as const;
export type HandingOver = (typeof HANDINGS_OVER)[number];
