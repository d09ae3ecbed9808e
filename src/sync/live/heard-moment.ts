import * as v from 'valibot';
import { MOMENT_KINDS } from '../../domain/wall/moment-kinds.ts';
import { count } from '../../domain/whole-numbers.ts';

/** A moment as a phone reads it (docs/protocol.md#moments), without fields that the phone does not show. */
export const heardMomentSchema = v.object({
  id: v.string(),
  kind: v.picklist(MOMENT_KINDS),
  /** For a clink, the name of the other guest. */
  with: v.exactOptional(v.string()),
  /** For a first toast, the name of the guest. */
  name: v.exactOptional(v.string()),
  /** For a number of waters, that number. */
  count: v.exactOptional(count),
});
export type HeardMoment = v.InferOutput<typeof heardMomentSchema>;
