import * as v from 'valibot';
import { count, timeMs } from '../whole-numbers.ts';

/** A host as operators see them (docs/protocol.md#accounts). Times in ms. */
export const hostEntrySchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  isConfirmed: v.boolean(),
  hasSecondStep: v.boolean(),
  isOperator: v.boolean(),
  bannedAt: v.nullable(timeMs),
  createdAt: timeMs,
  /** How many celebrations the account hosts. */
  celebrations: count,
  /** Null if the host is not signed in on any device. */
  lastSeenAt: v.nullable(timeMs),
});
export type HostEntry = Readonly<v.InferOutput<typeof hostEntrySchema>>;

/** A host as the host's own page sees it. */
export interface OwnEntry extends HostEntry {
  readonly hasPassword: boolean;
  /** Whether the host can sign in with an account of the house. */
  readonly isConnected: boolean;
}

/** The answer to `GET admin/users`. `count`: how many hosts match the search. `users`: at most 100 of them. */
export const hostPageSchema = v.object({ count, users: v.pipe(v.array(hostEntrySchema), v.readonly()) });
export type HostPage = v.InferOutput<typeof hostPageSchema>;

/** An operator's invitation to create an account. Times in ms. */
export const hostInvitationSchema = v.object({
  id: v.string(),
  email: v.string(),
  createdAt: timeMs,
  expiresAt: timeMs,
});
export type HostInvitation = v.InferOutput<typeof hostInvitationSchema>;
