import { randomBytes } from 'node:crypto';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import { newCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import type { CelebrationDraft } from '../../domain/celebration/celebration-draft.ts';
import type { Work } from '../hosts-data/work.ts';
import { celebrationTable } from './celebration-table.ts';

/** Adds a celebration with a new id and a code that was never used before. */
export function* addCelebration(draft: CelebrationDraft, createdAt: number): Work<Celebration> {
  for (;;) {
    const celebration: Celebration = {
      ...draft,
      id: randomBytes(16).toString('base64url'),
      code: newCelebrationCode(randomBytes),
      state: 'open',
    };
    if (yield* celebrationTable.add(celebration, createdAt)) return celebration;
  }
}
