import { CELEBRATION_PARAMETER } from '../../../../domain/celebration/celebration.ts';
import { SCREEN_PARAMETER } from '../../../../domain/wall/wall-address.ts';

/** The address of the wall of a celebration, relative to this page's origin. */
export const wallAddress = (code: string) => `/?${SCREEN_PARAMETER}&${CELEBRATION_PARAMETER}=${code}`;
