import * as v from 'valibot';
import { count, timeMs } from '../whole-numbers.ts';

/** The id is the same at every server, so nobody shows a moment twice. Times in ms on the server's clock. */
const base = { id: v.string(), at: timeMs };

/** Something that happened in the room, as a wall shows it (docs/protocol.md#moments). */
export const wallMomentSchema = v.variant('kind', [
  v.object({ ...base, kind: v.literal('clink'), names: v.pipe(v.strictTuple([v.string(), v.string()]), v.readonly()) }),
  v.object({ ...base, kind: v.literal('first-toast'), name: v.string() }),
  v.object({ ...base, kind: v.literal('waters'), count }),
  v.object({ ...base, kind: v.literal('midnight'), guests: count }),
]);
export type WallMoment = v.InferOutput<typeof wallMomentSchema>;
