import * as v from 'valibot';
import { emailSchema } from '../accounts/account-calls.ts';
import { HOST_NAME_MAX_LENGTH } from '../limits.ts';
import { nameSchemaOf } from '../names/name-schema.ts';
import { timeMs } from '../whole-numbers.ts';
import { HANDINGS_OVER } from './handing-over.ts';
import { HOST_ROLES } from './hosted-celebration.ts';

/** The parameter that names an invitation in a link to the hosts' page: `/?host&invitation=TOKEN`. */
export const INVITATION_PARAMETER = 'invitation';

const handsOver = v.exactOptional(v.picklist(HANDINGS_OVER));

/**
 * `POST …/invitations`. Without an e-mail address, the invitation is a link that anybody can use. The host may note for
 * whom the link is meant.
 */
export const newInvitationSchema = v.object({
  email: v.exactOptional(emailSchema),
  forWhom: v.exactOptional(nameSchemaOf(HOST_NAME_MAX_LENGTH)),
  handsOver,
});
export type NewInvitation = v.InferOutput<typeof newInvitationSchema>;

/** An invitation that nobody has accepted yet. Times in ms on the server's clock. */
export const invitationSchema = v.object({
  id: v.string(),
  email: v.exactOptional(v.string()),
  forWhom: v.exactOptional(v.string()),
  handsOver,
  invitedBy: v.string(),
  invitedAt: timeMs,
  expiresAt: timeMs,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** The answer to `POST …/invitations`. Only this answer contains the link, and only if there is no e-mail address. */
export const sentInvitationSchema = v.object({
  ...invitationSchema.entries,
  link: v.exactOptional(v.string()),
  token: v.exactOptional(v.string()),
});
export type SentInvitation = v.InferOutput<typeof sentInvitationSchema>;

/** A host in the list of a celebration's hosts. */
export const coHostSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(HOST_ROLES),
  since: timeMs,
  isYou: v.boolean(),
  isHere: v.boolean(),
});
export type CoHost = v.InferOutput<typeof coHostSchema>;

/** `GET …/hosts`. */
export const hostListSchema = v.object({ hosts: v.array(coHostSchema), invitations: v.array(invitationSchema) });
export type HostList = v.InferOutput<typeof hostListSchema>;

/** `GET /api/host/invitations/:token`: what whoever has the link may know. */
export const offeredInvitationSchema = v.object({
  names: v.string(),
  date: v.string(),
  invitedBy: v.string(),
  expiresAt: timeMs,
  /** The address to which the invitation was mailed. */
  email: v.exactOptional(v.string()),
  handsOver,
});
export type OfferedInvitation = v.InferOutput<typeof offeredInvitationSchema>;
