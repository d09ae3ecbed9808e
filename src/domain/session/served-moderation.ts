import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/**
 * The hosts' decisions as phones receive them: only values that differ from the default (docs/protocol.md#moderation).
 */
export const servedModerationSchema = v.object({
  /** The name that everybody sees instead of the name that the guest chose. */
  name: v.exactOptional(v.string()),
  hidden: v.exactOptional(v.boolean()),
  admission: v.exactOptional(v.picklist(['waiting', 'turned-away', 'removed', 'barred'])),
  /** The time at which the hosts last handed the evening over to another phone, in ms on the server's clock. */
  handedOverAt: v.exactOptional(timeMs),
});
export type ServedModeration = v.InferOutput<typeof servedModerationSchema>;

/** `PUT …?ask=1`: a guest who was removed or turned away asks the hosts to come in again. */
export const ASK_PARAMETER = 'ask';
