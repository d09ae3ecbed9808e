import type { CelebrationDraft } from '../../../../domain/celebration/celebration-draft.ts';

const FIELDS = ['names', 'date', 'timeZone', 'language', 'gettingHome'] as const;

/** What the fields of Details say. */
export type Details = CelebrationDraft & { readonly gettingHome: string };

export interface DetailsDraft {
  /** As the fields began, or were saved last. What another host changes meanwhile is not sent back. */
  readonly stored: Details;
  /** What stands in the fields now. */
  readonly typed: Details;
}

export function draftFrom(stored: Details): DetailsDraft {
  return { stored, typed: stored };
}

/** The same draft, over what is stored now. The fields that nobody has typed in follow it. */
export function draftOver(stored: Details, draft: DetailsDraft): DetailsDraft {
  return { stored, typed: { ...stored, ...unsavedIn(draft) } };
}

/** What is typed and not yet stored. */
export function unsavedIn({ stored, typed }: DetailsDraft): Partial<Details> {
  const changed = FIELDS.filter((field) => typed[field] !== stored[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}

export function isUnsaved(draft: DetailsDraft): boolean {
  return Object.keys(unsavedIn(draft)).length > 0;
}
