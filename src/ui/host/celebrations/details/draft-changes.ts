import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';
import type { CelebrationChanges } from '../../../../domain/hosting/hosted-celebration.ts';

const FIELDS = ['names', 'date', 'timeZone', 'language'] as const;

/** The fields of a draft that are not as they are stored. */
export function draftChanges(stored: CelebrationDraft, draft: CelebrationDraft): CelebrationChanges {
  const changed = FIELDS.filter((field) => draft[field] !== stored[field]);
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}
