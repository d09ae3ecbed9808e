import * as v from 'valibot';

/** What a phone hears about the hosts' decisions: only what is not the usual (docs/protocol.md#moderation). */
export const moderationNoticeSchema = v.object({
  /** The name that everybody sees instead of the name that the guest chose. */
  name: v.exactOptional(v.string()),
  hidden: v.exactOptional(v.boolean()),
  admission: v.exactOptional(v.picklist(['waiting', 'turned-away', 'removed', 'barred'])),
});
export type ModerationNotice = v.InferOutput<typeof moderationNoticeSchema>;

/** `PUT …?ask=1`: a guest who was removed or turned away asks the hosts to come in again. */
export const ASK_PARAMETER = 'ask';
