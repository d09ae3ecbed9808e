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
 * The prefix of a pending deletion's key, before the session id. Each deletion has its own key, so that two tabs cannot
 * overwrite each other's deletions.
 */
export const DELETION_PREFIX = 'deletion.';

/** The prefix of an evening set aside, before the session id and a tag of the tab (src/sync/phone/asides.ts). */
export const ASIDE_PREFIX = 'aside.';

/** The id of the session that the guest also has on another phone (src/sync/two-phones/other-phone.ts). */
export const OTHER_PHONE_KEY = 'otherPhone';
