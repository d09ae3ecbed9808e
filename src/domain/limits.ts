/** Limits of docs/protocol.md#limits and docs/spec-coverage.md §9.1 to §9.5. Times in ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const NAME_MAX_LENGTH = 20;
/** The names of a couple, in UTF-16 units. */
export const COUPLE_MAX_LENGTH = 60;
/** The text about getting home, in UTF-16 units. */
export const GETTING_HOME_MAX_LENGTH = 500;
/** Of a host's account, in UTF-16 units. */
export const HOST_NAME_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const SESSION_LIFETIME_MS = 24 * HOUR_MS;
export const EXPIRY_CHECK_MS = 60 * MINUTE_MS;
/** How far a timestamp may lie outside its session. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
/** A mistaken drink can be removed this long after it was logged. */
export const REMOVAL_WINDOW_MS = 5 * MINUTE_MS;
/** How many drinks the app logs in one session. */
export const MAX_DRINKS = 500;
/** How many drinks in any ten minutes count on a leaderboard. No real guest drinks more. */
export const MAX_COUNTED_DRINKS = 30;
export const COUNTED_WINDOW_MS = 10 * MINUTE_MS;
/** How many drinks the server accepts. Two tabs or phones that log at the same time may exceed the app's limit. */
export const MAX_STORED_DRINKS = 600;
/** How many entries the app removes in one session. */
export const MAX_REMOVED_BY_APP = 500;
/** How many removed ids the server accepts: those of two phones of one guest that have not heard of each other. */
export const MAX_REMOVED = 1_000;
/** How far a register's counter may be ahead of the server's. No evening has so many changes. */
export const MAX_COUNTER = 1_000_000_000;
/** An empty session older than this starts again on load and on wake (docs/readings.md#expiry). */
export const IDLE_START_MS = 6 * HOUR_MS;
export const MAX_BODY_BYTES = 128 * 1024;
export const LEADERBOARD_SIZE = 10;
/** The pace board is recomputed at least this often while somebody watches it (docs/readings.md#ranks). */
export const PACE_REFRESH_MS = 30_000;

/** How often every stream has a comment. docs/protocol.md#stream promises one every 15 s. */
export const HEARTBEAT_MS = 8_000;
