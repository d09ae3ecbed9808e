import * as v from 'valibot';
import { count, timeMs } from '../whole-numbers.ts';
import { COUNTING_KINDS } from './moment-kinds.ts';

/** The id is the same at every server, so that no page shows a moment twice. Times in ms on the server's clock. */
const base = { id: v.string(), at: timeMs };

/** The moments that are sent to everybody in the room. */
export const ROOM_MOMENTS = [
  v.object({ ...base, kind: v.literal('first-toast'), name: v.string() }),
  v.object({ ...base, kind: v.picklist(COUNTING_KINDS), count }),
  v.object({ ...base, kind: v.literal('midnight'), guests: count }),
] as const;

/** Something that happened in the room, as a wall shows it (docs/protocol.md#moments). */
export const wallMomentSchema = v.variant('kind', [
  v.object({ ...base, kind: v.literal('clink'), names: v.pipe(v.strictTuple([v.string(), v.string()]), v.readonly()) }),
  ...ROOM_MOMENTS,
]);
export type WallMoment = v.InferOutput<typeof wallMomentSchema>;

/** The arrival of guests after the first toast. Phones do not show it. `more`: how many guests are not named. */
export const wallArrivalSchema = v.object({
  ...base,
  kind: v.literal('arrival'),
  names: v.array(v.string()),
  more: count,
});
export type WallArrival = v.InferOutput<typeof wallArrivalSchema>;
