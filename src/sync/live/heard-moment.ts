import * as v from 'valibot';
import type { GuestMoment } from '../../domain/moments/guest-moment.ts';
import { count } from '../../domain/whole-numbers.ts';

const KINDS = ['clink', 'first-toast', 'waters', 'midnight'] as const satisfies readonly GuestMoment['kind'][];

/** A moment as a phone reads it (docs/protocol.md#moments), without the parts that it does not show. */
export const heardMomentSchema = v.object({
  id: v.string(),
  kind: v.picklist(KINDS),
  /** Of a clink: the other guest. */
  with: v.exactOptional(v.string()),
  /** Of a first toast. */
  name: v.exactOptional(v.string()),
  /** Of waters. */
  count: v.exactOptional(count),
});
export type HeardMoment = v.InferOutput<typeof heardMomentSchema>;
