import type { Door } from '../../../../domain/hosting/celebration-settings.ts';

export type { Door };
/** From the widest to the narrowest. */
export const DOORS: readonly Door[] = ['open', 'ask', 'closed'];
