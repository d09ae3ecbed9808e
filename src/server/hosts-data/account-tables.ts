import type { SqlEngine } from './sql-engines.ts';

/**
 * The SQL of a migration: the tables of hosts' accounts. Columns in camel case are named by Better Auth, and some of
 * them stay empty. Better Auth stores flags as numbers, and dates as texts in ISO 8601.
 */
export const accountTables = ({ timeMs, table, keyed }: SqlEngine) => `
  CREATE TABLE hosts (
    id                 TEXT PRIMARY KEY,
    name               TEXT NOT NULL,
    email              TEXT NOT NULL UNIQUE,
    "emailVerified"    INTEGER NOT NULL,
    image              TEXT CHECK (image IS NULL),
    "twoFactorEnabled" INTEGER NOT NULL DEFAULT 0,
    "isOperator"       INTEGER NOT NULL DEFAULT 0,
    "bannedAt"         TEXT,
    "createdAt"        TEXT NOT NULL,
    "updatedAt"        TEXT NOT NULL
  )${table};
  CREATE TABLE host_sessions (
    id          TEXT PRIMARY KEY,
    "userId"    TEXT NOT NULL REFERENCES hosts (id) ON DELETE CASCADE,
    token       TEXT NOT NULL UNIQUE,
    device      TEXT NOT NULL CHECK (device IN ('phone', 'laptop')),
    "ipAddress" TEXT CHECK ("ipAddress" = ''),
    "expiresAt" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )${table};
  CREATE INDEX host_sessions_of_host ON host_sessions ("userId");
  CREATE INDEX host_sessions_expiry ON host_sessions ("expiresAt");
  CREATE TABLE host_credentials (
    id                      TEXT PRIMARY KEY,
    "userId"                TEXT NOT NULL REFERENCES hosts (id) ON DELETE CASCADE,
    "accountId"             TEXT NOT NULL,
    "providerId"            TEXT NOT NULL CHECK ("providerId" = 'credential'),
    password                TEXT,
    "accessToken"           TEXT,
    "refreshToken"          TEXT,
    "idToken"               TEXT,
    "accessTokenExpiresAt"  TEXT,
    "refreshTokenExpiresAt" TEXT,
    scope                   TEXT,
    "createdAt"             TEXT NOT NULL,
    "updatedAt"             TEXT NOT NULL
  )${table};
  CREATE INDEX host_credentials_of_host ON host_credentials ("userId");
  CREATE TABLE host_verifications (
    id          TEXT PRIMARY KEY,
    identifier  TEXT NOT NULL,
    value       TEXT NOT NULL,
    "expiresAt" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )${table};
  CREATE INDEX host_verifications_by_identifier ON host_verifications (identifier);
  CREATE INDEX host_verifications_expiry ON host_verifications ("expiresAt");
  CREATE TABLE host_second_steps (
    id                        TEXT PRIMARY KEY,
    "userId"                  TEXT NOT NULL UNIQUE REFERENCES hosts (id) ON DELETE CASCADE,
    secret                    TEXT NOT NULL,
    "backupCodes"             TEXT NOT NULL,
    verified                  INTEGER NOT NULL,
    "failedVerificationCount" INTEGER,
    "lockedUntil"             TEXT
  )${table};
  CREATE TABLE host_keys (
    id           TEXT PRIMARY KEY,
    "publicKey"  TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    alg          TEXT,
    crv          TEXT,
    "createdAt"  TEXT NOT NULL,
    "expiresAt"  TEXT
  )${table};
  CREATE TABLE host_invitations (
    token_hash TEXT PRIMARY KEY,
    email      TEXT NOT NULL UNIQUE,
    created_at ${timeMs} NOT NULL,
    expires_at ${timeMs} NOT NULL
  )${keyed};
  `;

/** The links that make the first host. */
export const setupLinkTable = ({ timeMs, keyed }: SqlEngine) => `
  CREATE TABLE host_setup_links (
    token_hash TEXT PRIMARY KEY,
    expires_at ${timeMs} NOT NULL
  )${keyed};
  `;

const UNCONFIRMED_INDEX = `CREATE INDEX hosts_unconfirmed ON hosts ("createdAt") WHERE "emailVerified" = 0;`;

/**
 * The library finds a verification by its whole value. Links that confirm an address are found by the beginning of the value
 * (`LIKE`).
 */
export const VERIFICATION_INDEXES = {
  sqlite: `
  CREATE INDEX host_verifications_by_value ON host_verifications (value);
  CREATE INDEX host_verifications_by_beginning ON host_verifications (value COLLATE NOCASE);
  ${UNCONFIRMED_INDEX}
  `,
  postgres: `
  CREATE INDEX host_verifications_by_value ON host_verifications (value text_pattern_ops);
  ${UNCONFIRMED_INDEX}
  `,
};

/**
 * The tables of passkeys and of accounts of the house. No token of a house is stored. `house`: the SQL that drops the
 * check which allowed only passwords.
 */
export const waysInTables = ({ timeMs, keyed }: SqlEngine, house: string) => `
  CREATE TABLE host_passkeys (
    id           TEXT PRIMARY KEY,
    host_id      TEXT NOT NULL REFERENCES hosts (id) ON DELETE CASCADE,
    site         TEXT NOT NULL,
    name         TEXT NOT NULL,
    public_key   TEXT NOT NULL,
    counter      ${timeMs} NOT NULL,
    transports   TEXT NOT NULL,
    created_at   ${timeMs} NOT NULL,
    last_used_at ${timeMs}
  )${keyed};
  CREATE INDEX host_passkeys_of_host ON host_passkeys (host_id);
  ${house}
  CREATE UNIQUE INDEX host_credentials_of_house ON host_credentials ("accountId") WHERE "providerId" = 'house';
  `;

/** SQLite cannot drop a CHECK, so the table is created again. */
export const CREDENTIALS_OF_HOUSES = {
  sqlite: `
  CREATE TABLE host_credentials_next (
    id                      TEXT PRIMARY KEY,
    "userId"                TEXT NOT NULL REFERENCES hosts (id) ON DELETE CASCADE,
    "accountId"             TEXT NOT NULL,
    "providerId"            TEXT NOT NULL CHECK ("providerId" IN ('credential', 'house')),
    password                TEXT,
    "accessToken"           TEXT,
    "refreshToken"          TEXT,
    "idToken"               TEXT,
    "accessTokenExpiresAt"  TEXT,
    "refreshTokenExpiresAt" TEXT,
    scope                   TEXT,
    "createdAt"             TEXT NOT NULL,
    "updatedAt"             TEXT NOT NULL
  ) STRICT;
  INSERT INTO host_credentials_next SELECT * FROM host_credentials;
  DROP TABLE host_credentials;
  ALTER TABLE host_credentials_next RENAME TO host_credentials;
  CREATE INDEX host_credentials_of_host ON host_credentials ("userId");`,
  postgres: `
  ALTER TABLE host_credentials DROP CONSTRAINT "host_credentials_providerId_check";
  ALTER TABLE host_credentials ADD CHECK ("providerId" IN ('credential', 'house'));`,
};
