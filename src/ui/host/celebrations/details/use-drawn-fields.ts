import { useState } from 'react';
import { changedFields, type Details, type DetailsField } from '../../state/details-draft.ts';

type Versions = Readonly<Partial<Record<DetailsField, number>>>;

/**
 * The fields keep what is typed by themselves. A field is drawn again when the draft has something else for it, because
 * another host has changed it, or the host has discarded what was typed. `noteTyped` says what stands in the fields.
 */
export function useDrawnFields(typed: Details) {
  const [drawn, setDrawn] = useState<{ given: Details; inFields: Details; versions: Versions }>({
    given: typed,
    inFields: typed,
    versions: {},
  });
  const changed = changedFields(drawn.inFields, typed);
  if (changed.length > 0) {
    const versions = changed.map((field) => [field, (drawn.versions[field] ?? 0) + 1]);
    setDrawn({ given: typed, inFields: typed, versions: { ...drawn.versions, ...Object.fromEntries(versions) } });
  }
  return {
    given: drawn.given,
    versions: drawn.versions,
    noteTyped: (inFields: Details) => setDrawn((now) => ({ ...now, inFields })),
  };
}
