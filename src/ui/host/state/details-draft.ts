import type { CelebrationDraft } from '../../../domain/celebration/celebration-draft.ts';

const FIELDS = ['names', 'date', 'timeZone', 'language', 'gettingHome'] as const;
export type DetailsField = (typeof FIELDS)[number];

/** What the fields of Details say. */
export type Details = CelebrationDraft & { readonly gettingHome: string };

export interface DetailsDraft {
  /** As it is stored, as far as this host knows. */
  readonly stored: Details;
  /** What stands in the fields now. */
  readonly typed: Details;
  /** What another host has stored in fields in which this host has typed something else. */
  readonly theirs: Partial<Details>;
}

export function draftFrom(stored: Details): DetailsDraft {
  return { stored, typed: stored, theirs: {} };
}

/** The same draft, over what is stored now. The fields that nobody has typed in follow it, and nothing typed is lost. */
export function draftOver(stored: Details, { stored: known, typed, theirs }: DetailsDraft): DetailsDraft {
  const unsaved = partOf(typed, (field) => typed[field] !== known[field] && typed[field] !== stored[field]);
  const isTheirs = (field: DetailsField) => field in unsaved && (field in theirs || stored[field] !== known[field]);
  return { stored, typed: { ...stored, ...unsaved }, theirs: partOf(stored, isTheirs) };
}

/** The same draft after this host has stored `changes`. */
export function draftWith(changes: Partial<Details>, { stored, typed, theirs }: DetailsDraft): DetailsDraft {
  const left = Object.entries(theirs).filter(([field]) => !(field in changes));
  return { stored: { ...stored, ...changes }, typed, theirs: Object.fromEntries(left) };
}

/** What is typed and not yet stored. */
export function unsavedIn({ stored, typed }: DetailsDraft): Partial<Details> {
  return partOf(typed, (field) => typed[field] !== stored[field]);
}

export function isUnsaved(draft: DetailsDraft): boolean {
  return Object.keys(unsavedIn(draft)).length > 0;
}

/** The fields that differ. */
export function changedFields(before: Details, after: Details): readonly DetailsField[] {
  return FIELDS.filter((field) => before[field] !== after[field]);
}

/** Those fields for which `isIn` is true. */
export function partOf(details: Details, isIn: (field: DetailsField) => boolean): Partial<Details> {
  return Object.fromEntries(FIELDS.filter(isIn).map((field) => [field, details[field]]));
}
