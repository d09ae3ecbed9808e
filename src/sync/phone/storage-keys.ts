/**
 * The keys of the present evening and of the settings (docs/protocol.md#on-the-phone). Expiry removes them all, in this
 * order. The name is removed first, because other tabs watch its key.
 */
export const KEYS = {
  userName: 'userName',
  session: 'clink',
  sessionId: 'sessionId',
  writeKey: 'writeKey',
  pace: 'drinkingPace',
  locationDialogShown: 'locationDialogShown',
  locationSharing: 'locationSharing',
  theme: 'theme',
  lastLeaderboard: 'lastLeaderboard',
  gettingHome: 'gettingHome',
  moments: 'moments',
  quietOffer: 'quietOffer',
  keepsake: 'keepsake',
  ownLimit: 'ownLimit',
  language: 'language',
  look: 'look',
  house: 'house',
} as const;

/**
 * Prefix of a pending deletion's key. The session id follows, and the value is the secret. Each deletion has its own
 * key, so that two tabs cannot overwrite each other's.
 */
export const DELETION_PREFIX = 'deletion.';

/** Prefix of an evening set aside (src/sync/phone/asides.ts). A session id and a tag of the tab follow. */
export const ASIDE_PREFIX = 'aside.';

/** The session that the guest also has on another phone (src/sync/two-phones/other-phone.ts). */
export const OTHER_PHONE_KEY = 'otherPhone';
