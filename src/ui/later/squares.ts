import { CarryOnSheets } from './carry-on/carry-on-sheets.tsx';
import { InviteSheet } from './invitation/invite-sheet.tsx';

/** The sheets that draw QR codes. They load together, and only for those who open one. */
export const squares = { InviteSheet, CarryOnSheets } as const;
export type LoadSquares = () => Promise<{ readonly squares: typeof squares }>;
