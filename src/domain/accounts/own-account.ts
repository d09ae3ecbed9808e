import * as v from 'valibot';
import { timeMs } from '../whole-numbers.ts';

/** The facts that a host's page knows about the host's own account (docs/protocol.md#accounts). */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  isOperator: v.boolean(),
  hasSecondStep: v.boolean(),
  /** False for a host who signed up with an account of the house and has chosen no password. */
  hasPassword: v.boolean(),
  /** Whether the host can sign in with an account of the house too. */
  isConnected: v.boolean(),
});
export type User = v.InferOutput<typeof userSchema>;
export const userAnswerSchema = v.object({ user: userSchema });

/** The answer to the first step of signing in: the host is signed in, or must take the second step. */
export const firstStepSchema = v.union([userAnswerSchema, v.object({ next: v.literal('second-step') })]);
export type FirstStep = v.InferOutput<typeof firstStepSchema>;

/**
 * The answer to `POST verify`. Either the host is signed in, or the host must choose a password by `POST password` with
 * this token, because the stored password was chosen in another browser.
 */
export const confirmationSchema = v.union([
  userAnswerSchema,
  v.object({ next: v.literal('new-password'), token: v.string() }),
]);

/** The answer to `GET settings`. Older servers leave some fields out. */
export const accountSettingsSchema = v.object({
  /** The people who may create an account: everybody, those with an invitation, or nobody. */
  signup: v.picklist(['open', 'invitation', 'off']),
  /** False if there is no mail server. The server then writes links and codes to its log. */
  mail: v.boolean(),
  /** The version of the server, such as 0.2.0. */
  version: v.string(),
  /** The name of the house's sign-in service, such as login.example.org. Null: there is none. */
  house: v.nullable(v.string()),
  /** Whether browsers allow passkeys at this address. */
  passkeys: v.boolean(),
  /** There is no host yet. Whoever opens a link that the server has made becomes the first host. */
  isNew: v.exactOptional(v.boolean()),
  /** There is no host yet. Whoever enters a code that the operator has chosen becomes the first host. */
  asksForCode: v.exactOptional(v.boolean()),
  /** The base address of hosts, such as https://clink.example. The server refuses hosts' calls at other addresses. */
  address: v.exactOptional(v.string()),
  /**
   * Who set the address: the operator (`PUBLIC_URL`), a host, or nobody (`address` is then that of the calling page).
   */
  addressFrom: v.exactOptional(v.picklist(['setting', 'host', 'page'])),
  /** Whether only operators may create celebrations. */
  onlyOperatorsCreate: v.exactOptional(v.boolean()),
  /** Commands for the operator. `start` starts the server, and `setUp` makes another link for the first host. */
  commands: v.exactOptional(v.object({ start: v.string(), setUp: v.string() })),
});
export type AccountSettings = v.InferOutput<typeof accountSettingsSchema>;

/** A device on which a host is signed in. Times in ms. */
export const deviceSessionSchema = v.object({
  id: v.string(),
  device: v.picklist(['phone', 'laptop']),
  /** Whether the call was made from this device. */
  isCurrent: v.boolean(),
  createdAt: timeMs,
  /** Accurate to the day, because a session is refreshed once a day. */
  lastUsedAt: timeMs,
});
export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;

/** A passkey of a host. Times in ms. */
export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The host name of the page, such as clink.example. The passkey does not work under another host name. */
  site: v.string(),
  createdAt: timeMs,
  lastUsedAt: v.nullable(timeMs),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
