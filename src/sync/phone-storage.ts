import * as v from 'valibot';
import { sessionIdSchema, writeKeySchema } from '../domain/protocol.ts';
import { parseGuestName } from '../domain/session/guest-name.ts';
import { isPaceId, type PaceId } from '../domain/session/pace.ts';
import type { Identity, Phone } from './phone.ts';
import type { KeyValueStorage, Log } from './ports.ts';
import { writeCopy } from './stored-copy.ts';

/** Every key of Clink on the phone (docs/protocol.md#on-the-phone). Expiry removes them all. */
export const KEYS = {
  session: 'clink',
  userName: 'userName',
  sessionId: 'sessionId',
  writeKey: 'writeKey',
  pace: 'drinkingPace',
  locationDialogShown: 'locationDialogShown',
  locationSharing: 'locationSharing',
  theme: 'theme',
  lastLeaderboard: 'lastLeaderboard',
} as const;

/** The id and its secret, or null if either is missing. An id without its secret is useless. */
export function readIdentity(storage: KeyValueStorage, log: Log): Identity | null {
  const sessionId = v.safeParse(sessionIdSchema, read(storage, KEYS.sessionId, log));
  const writeKey = v.safeParse(writeKeySchema, read(storage, KEYS.writeKey, log));
  return sessionId.success && writeKey.success ? { sessionId: sessionId.output, writeKey: writeKey.output } : null;
}

export function readUserName(storage: KeyValueStorage, log: Log): string | null {
  const parsed = parseGuestName(read(storage, KEYS.userName, log) ?? '');
  return parsed.ok ? parsed.name : null;
}

export function readPace(storage: KeyValueStorage, log: Log): PaceId | null {
  const pace = read(storage, KEYS.pace, log);
  return isPaceId(pace) ? pace : null;
}

export function read(storage: KeyValueStorage, key: string, log: Log): string | null {
  try {
    return storage.get(key);
  } catch (error) {
    log('Error reading storage', error);
    return null;
  }
}

/**
 * Writes the phone and returns whether it succeeded. The secret is written first, so that no id is stored without it.
 */
export function writePhone(storage: KeyValueStorage, phone: Phone, log: Log): boolean {
  const { identity, userName, pace } = phone;
  try {
    put(storage, KEYS.writeKey, identity.writeKey);
    put(storage, KEYS.sessionId, identity.sessionId);
    put(storage, KEYS.session, writeCopy(phone, identity.sessionId));
    put(storage, KEYS.pace, pace);
    if (userName !== null) put(storage, KEYS.userName, userName);
    return true;
  } catch (error) {
    log('Error writing storage', error);
    return false;
  }
}

/** Writes only values that have changed, so that it does not overwrite a value that another tab has just written. */
function put(storage: KeyValueStorage, key: string, value: string): void {
  if (storage.get(key) !== value) storage.set(key, value);
}

/** Writes a single key beside the session. Null removes it. */
export function writeFlag(storage: KeyValueStorage, key: string, value: string | null, log: Log): void {
  try {
    if (value === null) storage.remove(key);
    else storage.set(key, value);
  } catch (error) {
    log('Error writing storage', error);
  }
}

/** Removes the guest from this phone. The name goes first, because other tabs watch for that. */
export function clearGuest(storage: KeyValueStorage, log: Log): void {
  const keys: readonly string[] = Object.values(KEYS);
  for (const key of [KEYS.userName, ...keys]) writeFlag(storage, key, null, log);
}

/**
 * Removes every key of Clink (docs/readings.md#expiry). It also removes pending deletions, because their sessions have
 * expired on the server too.
 */
export function clearPhone(storage: KeyValueStorage, log: Log): void {
  clearGuest(storage, log);
  for (const key of deletionKeys(storage, log)) writeFlag(storage, key, null, log);
}

/**
 * Prefix of a pending deletion's key. The session id follows, and the value is the secret. Each deletion has its own
 * key, so that two tabs cannot overwrite each other's.
 */
export const DELETION_PREFIX = 'deletion.';

export function deletionKeys(storage: KeyValueStorage, log: Log): string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(DELETION_PREFIX));
  } catch (error) {
    log('Error reading storage', error);
    return [];
  }
}
