import * as v from 'valibot';
import { deltaSchema } from '../leaderboard/delta.ts';
import { snapshotSchema, timeMs, youSchema } from '../leaderboard/snapshot.ts';
import { moderationNoticeSchema } from './moderation.ts';

/**
 * The stream's events as the server sends them (docs/protocol.md#stream). They have what hosts decide, in addition to the
 * fields that every page parses.
 */

/** The part `you`: the caller's ranks, and what the hosts decided about the caller. */
export const ownNewsSchema = v.object({ ...youSchema.entries, host: v.exactOptional(moderationNoticeSchema) });
export type OwnNews = v.InferOutput<typeof ownNewsSchema>;

export const servedSnapshotSchema = v.object({
  ...snapshotSchema.entries,
  /** Since when the leaderboard stands still. Absent while it runs. */
  paused: v.exactOptional(timeMs),
  you: v.exactOptional(ownNewsSchema),
});
export type ServedSnapshot = v.InferOutput<typeof servedSnapshotSchema>;

export const servedDeltaSchema = v.object({ ...deltaSchema.entries, you: v.exactOptional(ownNewsSchema) });
export type ServedDelta = v.InferOutput<typeof servedDeltaSchema>;
