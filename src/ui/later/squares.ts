import { CarryOnSheets } from './carry-on/carry-on-sheets.tsx';
import { InviteSheet } from './invitation/invite-sheet.tsx';
import { NoticeSheet } from './privacy/notice-sheet.tsx';

/** The sheets that draw QR codes, and the notice. They load together, and only for those who open one. */
export const squares = { InviteSheet, CarryOnSheets, NoticeSheet } as const;
export type LoadSquares = () => Promise<{ readonly squares: typeof squares }>;
