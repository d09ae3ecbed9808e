import * as v from 'valibot';
import type { KeyValueStorage, Log } from '../ports.ts';
import { type Identity, identitySchema, type Phone } from './phone.ts';
import { DELETION_PREFIX, KEYS } from './storage-keys.ts';

/** The values for a copy without separate keys in the storage. */
export const NO_PLAIN_VALUES = { identity: null, userName: null, drinkingPace: null } as const;

/** The values of the session that also have separate keys. If `clink` contains a value, that value is used. */
export interface PlainValues {
  /** Null if the id or its secret is missing, because neither is useful alone. */
  readonly identity: Identity | null;
  readonly userName: string | null;
  readonly drinkingPace: string | null;
}

export function readPlainValues(storage: KeyValueStorage, log: Log): PlainValues {
  const sessionId = read(storage, KEYS.sessionId, log);
  const writeKey = read(storage, KEYS.writeKey, log);
  const identity = v.safeParse(identitySchema, { sessionId, writeKey });
  return {
    identity: identity.success ? identity.output : null,
    userName: read(storage, KEYS.userName, log),
    drinkingPace: read(storage, KEYS.pace, log),
  };
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
 * Writes the phone and returns whether it succeeded. The id is written before `clink`. A page that loads between these
 * two writes finds the previous session in `clink`, and recognises the id as that session's `next` or as the id of an
 * aside.
 */
export function writePhone(storage: KeyValueStorage, phone: Phone, text: string, log: Log): boolean {
  const { identity, userName, pace } = phone;
  try {
    put(storage, KEYS.writeKey, identity.writeKey);
    put(storage, KEYS.sessionId, identity.sessionId);
    put(storage, KEYS.session, text);
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

/** Writes a key that is not part of the session and returns whether it succeeded. Null removes the key. */
export function writeValue(storage: KeyValueStorage, key: string, value: string | null, log: Log): boolean {
  try {
    if (value === null) storage.remove(key);
    else storage.set(key, value);
    return true;
  } catch (error) {
    log('Error writing storage', error);
    return false;
  }
}

/** Removes the guest from this phone. */
export function clearGuest(storage: KeyValueStorage, log: Log): void {
  for (const key of Object.values(KEYS)) writeValue(storage, key, null, log);
}

/**
 * Removes the present evening and the settings (docs/readings.md#expiry). It also removes pending deletions, because
 * their sessions have expired on the server too. Asides stay, because each has its own expiry. `otherPhone` stays too,
 * because it may name one of the asides.
 */
export function clearPhone(storage: KeyValueStorage, log: Log): void {
  clearGuest(storage, log);
  for (const key of keysWith(storage, DELETION_PREFIX, log)) writeValue(storage, key, null, log);
}

export function keysWith(storage: KeyValueStorage, prefix: string, log: Log): string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(prefix));
  } catch (error) {
    log('Error reading storage', error);
    return [];
  }
}
