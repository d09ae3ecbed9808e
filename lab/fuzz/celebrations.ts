import type { Celebration } from '../../src/domain/celebration/celebration.ts';
import { addCelebrations, asOperator, PAST_WEDDING, WEDDING } from '../../src/server/testing/celebrations.fixture.ts';

const DELETED: Celebration = { ...WEDDING, id: 'deleted', code: 'DE1ETED0' };

/** The codes of an open celebration, one that is over, one that was deleted, and one that nobody ever had. */
export const CODES = [WEDDING.code, PAST_WEDDING.code, DELETED.code, '00000000'] as const;
export const WEDDING_CODE = WEDDING.code;

/** Writes the celebrations into the real file of a folder. */
export async function makeCelebrations(dataDir: string): Promise<void> {
  addCelebrations(dataDir, WEDDING, PAST_WEDDING, DELETED);
  await asOperator(dataDir, (manager) => manager.remove(DELETED.id));
}
