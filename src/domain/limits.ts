/** Limits of docs/protocol.md#limits and docs/spec-coverage.md §9.1 to §9.5. Times in ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const NAME_MAX_LENGTH = 20;
/** The longest names of a couple, in UTF-16 units. */
export const COUPLE_MAX_LENGTH = 60;
/** The longest text about getting home, in UTF-16 units. */
export const GETTING_HOME_MAX_LENGTH = 500;
/** The longest name of a host, in UTF-16 units. */
export const HOST_NAME_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const SESSION_LIFETIME_MS = 24 * HOUR_MS;
export const EXPIRY_CHECK_MS = 60 * MINUTE_MS;
/** The maximum time between a timestamp and the session outside which it lies. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
/** A mistaken drink can be removed up to this long after it was logged. */
export const REMOVAL_WINDOW_MS = 5 * MINUTE_MS;
/** A guest can log a drink that they had up to this long ago. */
export const FURTHEST_BACK_MS = 12 * HOUR_MS;
/** The day of a celebration begins at this hour. Guests cannot log drinks that they had earlier. */
export const DAY_BEGINS_AT = 4;
/** A celebration goes on after midnight and ends at this hour of the next morning, in its time zone. */
export const END_HOUR = 6;
/** How many drinks the app logs in one session. */
export const MAX_DRINKS = 500;
/** How many drinks the server accepts. Two tabs or phones that log at the same time may exceed the app's limit. */
export const MAX_STORED_DRINKS = 600;
/**
 * How many removed ids the server accepts. Two phones of one guest, neither of which knows the other's removals, may
 * send this many together.
 */
export const MAX_REMOVED = 1_000;
/** The maximum by which the counter of a register may exceed the server's counter. No evening has so many changes. */
export const MAX_COUNTER = 1_000_000_000;
export const MAX_BODY_BYTES = 128 * 1024;
/**
 * The maximum number of objects and keys in one body. A session of 600 drinks has 3,000. The limit exists because
 * objects and keys take the most time to parse: 128 KiB of `[` would take 9 ms.
 */
export const MAX_OBJECTS_AND_KEYS = 8_192;
/** This limit is more than twice the longest query that a phone sends. */
export const MAX_QUERY_LENGTH = 256;
/** The pace board is recomputed at least this often while somebody watches it (docs/readings.md#ranks). */
export const PACE_REFRESH_MS = 30_000;

/** How often the server sends a comment on every stream. docs/protocol.md#stream promises a comment every 15 s. */
export const HEARTBEAT_MS = 8_000;
