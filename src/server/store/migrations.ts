/** Each entry runs once, in order; the database's `user_version` counts them. Never edit one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE drink_sessions (
    session_id     TEXT PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    user_name      TEXT NOT NULL,
    total_drinks   INTEGER NOT NULL,
    drinks_data    TEXT NOT NULL,
    session_start  INTEGER NOT NULL,
    last_drink_at  INTEGER,
    drinking_pace  TEXT NOT NULL,
    latitude       REAL,
    longitude      REAL,
    expires_at     INTEGER NOT NULL,
    revision       INTEGER NOT NULL,
    write_key_hash TEXT NOT NULL,
    clock_offset   INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX drink_sessions_expiry ON drink_sessions (expires_at);
  CREATE TABLE gone_sessions (
    session_id     TEXT PRIMARY KEY,
    write_key_hash TEXT NOT NULL,
    gone_at        INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE drink_sessions ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE gone_sessions ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
  `,
  // Positions stored before there was a blur are forgotten: phones tell theirs again with every save.
  `
  ALTER TABLE drink_sessions ADD COLUMN moves TEXT;
  UPDATE drink_sessions SET latitude = NULL, longitude = NULL;
  `,
];
