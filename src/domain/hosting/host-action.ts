import type { Door } from './door.ts';

/** Everything that hosts do (docs/protocol.md#the-log). */
export const HOST_ACTIONS = [
  ...['rename', 'hide', 'show', 'let-in', 'let-in-all', 'turn-away', 'remove', 'restore', 'hand-over'],
  ...['create', 'copy', 'door', 'pause', 'resume', 'end', 'reopen', 'details', 'boards', 'look', 'menu'],
  ...['without-alcohol', 'wall', 'wall-pace', 'moments', 'wall-code', 'word', 'take-back-word', 'delete', 'keep'],
  ...['invite', 'withdraw', 'join', 'take-over', 'leave', 'remove-host', 'house-rules'],
] as const;
export type HostActionName = (typeof HOST_ACTIONS)[number];

/** For these actions the log has a sentence for each value: the `to` of the entry. */
type ValuedDeed = `door-${Door}` | `${'wall-pace' | 'moments'}-${'on' | 'off'}` | `wall-code-${'hidden' | 'shown'}`;
/** Everything for which the log has a sentence: an action, or an action with its value. */
export type HostDeed = Exclude<HostActionName, 'door' | 'wall-pace' | 'moments' | 'wall-code'> | ValuedDeed;
