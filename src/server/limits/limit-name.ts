/** The limits of docs/limits.md, as the metrics name them. */
export const LIMIT_NAMES = [
  'saves',
  'nearby-reads',
  'new-sessions',
  'stored-bytes',
  'lists',
  'guesses',
  'streams',
  'stream-cost',
  'sessions',
  'arriving-bodies',
  'memory',
  'host-calls',
  'account-calls',
  'attempts',
  'mails',
  'passwords',
  'codes',
  'password-hashing',
  'connections',
  'unread-bytes',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
