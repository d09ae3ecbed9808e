import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/** What a host's page knows about its own account (docs/protocol.md#accounts). */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  isOperator: v.boolean(),
  hasSecondStep: v.boolean(),
  /** False for a host who came with an account of the house and has chosen no password. */
  hasPassword: v.boolean(),
  /** Whether an account of the house opens this one too. */
  isConnected: v.boolean(),
});
export type User = v.InferOutput<typeof userSchema>;
export const userAnswerSchema = v.object({ user: userSchema });

/** The answer to the first step of signing in: the host is signed in, or must take the second step. */
export const firstStepSchema = v.union([userAnswerSchema, v.object({ next: v.literal('second-step') })]);
export type FirstStep = v.InferOutput<typeof firstStepSchema>;

/**
 * The answer to `POST verify`: the host is signed in, or must choose the password by `POST password` with this token,
 * because another browser chose the one that is stored.
 */
export const confirmationSchema = v.union([
  userAnswerSchema,
  v.object({ next: v.literal('new-password'), token: v.string() }),
]);

/** The answer to `GET settings`. Older servers leave some fields out. */
export const accountSettingsSchema = v.object({
  /** Who may create an account: everybody, those with an invitation, or nobody. */
  signup: v.picklist(['open', 'invitation', 'off']),
  /** False if there is no mail server: links and codes are then in the server's log. */
  mail: v.boolean(),
  /** The version of the server, such as 0.2.0. */
  version: v.string(),
  /** What the sign-in of the house is called, such as login.example.org. Null: there is none. */
  house: v.nullable(v.string()),
  /** Whether browsers can have passkeys for this address. */
  passkeys: v.boolean(),
  /** There is no host yet, and a link that the server has made makes the first one. */
  isNew: v.exactOptional(v.boolean()),
  /** There is no host yet, and the operator of the server has chosen a code that makes the first one. */
  asksForCode: v.exactOptional(v.boolean()),
  /** The base address of hosts, such as https://clink.example. At any other one their calls are refused. */
  address: v.exactOptional(v.string()),
  /** Where the address comes from: `PUBLIC_URL`, a host, or only the page that makes the call. */
  addressFrom: v.exactOptional(v.picklist(['setting', 'host', 'page'])),
  /** Whether only operators make celebrations here. */
  onlyOperatorsCreate: v.exactOptional(v.boolean()),
  /** The commands that an operator types: one starts the server, and one makes another link for the first host. */
  commands: v.exactOptional(v.object({ start: v.string(), setUp: v.string() })),
});
export type AccountSettings = v.InferOutput<typeof accountSettingsSchema>;

/** Where a host is signed in. Times in ms. */
export const deviceSessionSchema = v.object({
  id: v.string(),
  device: v.picklist(['phone', 'laptop']),
  /** Whether the call was made from this device. */
  isCurrent: v.boolean(),
  createdAt: timeMs,
  /** To the day: a session is refreshed once a day. */
  lastUsedAt: timeMs,
});
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;

/** A passkey of a host. Times in ms. */
export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The name under which the page was opened, such as clink.example. Under another one the passkey opens nothing. */
  site: v.string(),
  createdAt: timeMs,
  lastUsedAt: v.nullable(timeMs),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
