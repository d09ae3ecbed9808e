import * as v from 'valibot';
import { MINUTE_MS } from '../limits.ts';
import { type SaveAnswer, saveAnswerSchema } from '../protocol/session-wire.ts';
import { ROOM_MOMENTS } from '../wall/moment.ts';
import { timeMs } from '../whole-numbers.ts';

/** The answer to a save contains a moment that is at most this old, because the phone may have had no open stream. */
export const TOLD_MS = MINUTE_MS;

/** A moment as a phone receives it (docs/protocol.md#moments): a clink of this guest, or a moment for everybody. */
export const guestMomentSchema = v.variant('kind', [
  v.object({ id: v.string(), at: timeMs, kind: v.literal('clink'), with: v.string() }),
  ...ROOM_MOMENTS,
]);
export type GuestMoment = v.InferOutput<typeof guestMomentSchema>;

/** The answer to a save, which may contain a moment of the last minute. */
export const toldAnswerSchema = v.object({ ...saveAnswerSchema.entries, moment: v.exactOptional(guestMomentSchema) });

export interface ToldAnswer extends SaveAnswer {
  readonly moment?: GuestMoment;
}
