import { CELEBRATION_PARAMETER } from '../../../../domain/celebration/celebration.ts';
import { SCREEN_PARAMETER } from '../../../../domain/wall/wall-address.ts';

/** The wall of a celebration, at the address of this page. */
export const wallAddress = (code: string) => `/?${SCREEN_PARAMETER}&${CELEBRATION_PARAMETER}=${code}`;
