import * as v from 'valibot';
import { MINUTE_MS } from '../limits.ts';
import { type SaveAnswer, saveAnswerSchema } from '../protocol/session-wire.ts';
import { ROOM_MOMENTS } from '../wall/moment.ts';
import { timeMs } from '../whole-numbers.ts';

/** The answer to a guest's save has a moment that is at most this old, because the phone may have had no stream. */
export const TOLD_MS = MINUTE_MS;

/** A moment as a phone hears of it (docs/protocol.md#moments): who clinked with the guest, or what everybody hears. */
export const guestMomentSchema = v.variant('kind', [
  v.object({ id: v.string(), at: timeMs, kind: v.literal('clink'), with: v.string() }),
  ...ROOM_MOMENTS,
]);
export type GuestMoment = v.InferOutput<typeof guestMomentSchema>;

/** The answer to a save, with a moment of the last minute. */
export const toldAnswerSchema = v.object({ ...saveAnswerSchema.entries, moment: v.exactOptional(guestMomentSchema) });

export interface ToldAnswer extends SaveAnswer {
  readonly moment?: GuestMoment;
}
