import * as v from 'valibot';
import { sessionIdSchema, writeKeySchema } from '../domain/protocol.ts';
import { type DrinkEntry, drinkEntrySchema } from '../domain/session/drink-entry.ts';
import type { DrinkSession } from '../domain/session/drink-session.ts';
import { parseGuestName } from '../domain/session/guest-name.ts';
import { isPaceId, type PaceId } from '../domain/session/pace.ts';
import type { KeyValueStorage, Log } from './ports.ts';

/** Every key of Clink on the phone (contract, On the phone). Expiry removes them all. */
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

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `clink`: older and foreign shapes are read as far as they go. */
const sessionSchema = v.object({
  drinks: v.fallback(v.array(v.unknown()), []),
  sessionStart: wholeNumber,
  revision: v.fallback(v.pipe(wholeNumber, v.minValue(1)), 1),
  acknowledged: v.fallback(wholeNumber, 0),
  changeId: v.fallback(v.string(), ''),
  resets: v.fallback(wholeNumber, 0),
  undone: v.fallback(v.array(v.string()), []),
  unsent: v.fallback(v.array(v.string()), []),
  told: v.fallback(v.string(), ''),
  hideTurns: v.fallback(wholeNumber, 0),
  hideTurnsTold: v.fallback(wholeNumber, 0),
  /** Whose evening it is: what a tab writes late, after the phone began anew, must not become part of another. */
  sessionId: v.fallback(v.optional(v.string()), undefined),
});

/**
 * The stored evening of `sessionId`, or null where there is none that can be read. What does not parse is left out and
 * logged. Older pages did not write whose it is.
 */
export function readSession(storage: KeyValueStorage, sessionId: string | undefined, log: Log): DrinkSession | null {
  return parseSession(read(storage, KEYS.session, log), sessionId, log);
}

/** The same for a value another tab has written under `clink`. */
export function parseSession(text: string | null, sessionId: string | undefined, log: Log): DrinkSession | null {
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), text);
  if (!parsed.success) {
    log('Error reading session', new Error('stored session is not readable, starting a new one'));
    return null;
  }
  const { sessionId: owner = sessionId, ...session } = parsed.output;
  if (sessionId !== undefined && owner !== sessionId) return null;
  return { ...session, drinks: readableEntries(session.drinks, log) };
}

function readableEntries(entries: readonly unknown[], log: Log): DrinkEntry[] {
  const byId = new Map<string, DrinkEntry>();
  for (const entry of entries) {
    const parsed = v.safeParse(drinkEntrySchema, entry);
    if (parsed.success) byId.set(parsed.output.id, parsed.output);
    else log('Error reading session', new Error('a stored drink is not readable and was left out'));
  }
  return [...byId.values()];
}

export interface Identity {
  readonly sessionId: string;
  readonly writeKey: string;
}

export interface StoredPhone {
  readonly identity: Identity;
  readonly userName: string | null;
  readonly pace: PaceId;
  readonly session: DrinkSession;
}

/** Both halves or nothing: an id without its secret cannot be written to. */
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

/** Writes the phone; false when that failed. The secret goes first: an id never stands without it. */
export function writePhone(storage: KeyValueStorage, phone: StoredPhone, log: Log): boolean {
  try {
    const { sessionId, writeKey } = phone.identity;
    put(storage, KEYS.writeKey, writeKey);
    put(storage, KEYS.sessionId, sessionId);
    put(storage, KEYS.session, JSON.stringify({ ...phone.session, sessionId }));
    put(storage, KEYS.pace, phone.pace);
    if (phone.userName !== null) put(storage, KEYS.userName, phone.userName);
    return true;
  } catch (error) {
    log('Error writing storage', error);
    return false;
  }
}

/** What another tab has changed meanwhile is not written over by what this one has not. */
function put(storage: KeyValueStorage, key: string, value: string): void {
  if (storage.get(key) !== value) storage.set(key, value);
}

/** A single key beside the session; null removes it. */
export function writeFlag(storage: KeyValueStorage, key: string, value: string | null, log: Log): void {
  try {
    if (value === null) storage.remove(key);
    else storage.set(key, value);
  } catch (error) {
    log('Error writing storage', error);
  }
}

/** Removes the guest from this phone. The name goes first: by that, other tabs know. */
export function clearGuest(storage: KeyValueStorage, log: Log): void {
  const keys: readonly string[] = Object.values(KEYS);
  for (const key of [KEYS.userName, ...keys]) writeFlag(storage, key, null, log);
}

/** Removes every key of Clink (spec §4, Expiry). What still waits to be deleted on the server has expired there too. */
export function clearPhone(storage: KeyValueStorage, log: Log): void {
  clearGuest(storage, log);
  for (const key of deletionKeys(storage, log)) writeFlag(storage, key, null, log);
}

/**
 * A deletion that the server has not confirmed: the secret under the id, in a key of its own, so that two tabs cannot
 * write theirs past each other.
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
