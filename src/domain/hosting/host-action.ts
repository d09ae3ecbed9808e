import type { Door } from './door.ts';

/** Everything that hosts do (docs/protocol.md#the-log). */
export const HOST_ACTIONS = [
  ...['rename', 'hide', 'show', 'let-in', 'let-in-all', 'turn-away', 'remove', 'restore', 'hand-over'],
  ...['create', 'copy', 'door', 'pause', 'resume', 'end', 'reopen', 'details', 'boards', 'look', 'menu'],
  ...['without-alcohol', 'wall', 'wall-pace', 'moments', 'wall-code', 'word', 'take-back-word', 'delete', 'keep'],
  ...['invite', 'withdraw', 'join', 'take-over', 'leave', 'remove-host', 'house-rules'],
] as const;
export type HostActionName = (typeof HOST_ACTIONS)[number];

/** The log has a different sentence for each value of these actions. The value is the `to` of the log entry. */
type ValuedDeed = `door-${Door}` | `${'wall-pace' | 'moments'}-${'on' | 'off'}` | `wall-code-${'hidden' | 'shown'}`;
/** Everything that has a sentence in the log: an action, or an action with its value. */
export type HostDeed = Exclude<HostActionName, 'door' | 'wall-pace' | 'moments' | 'wall-code'> | ValuedDeed;
