import type { Database } from './database.ts';
import { type Wait, waitForReal } from './wait.ts';

/** What a notification is about: sessions of celebrations, or what their hosts have set. */
export type Channel = 'clink_sessions' | 'clink_hosts';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_BYTES = 7_999;
const RETRY_MS = 500;
/** Sent instead of the celebrations if they do not fit. */
export const EVERYTHING = '*';

/**
 * Tells other servers after a commit which celebrations changed. Each notification has a transaction of its own, because a
 * commit with a notification waits for all other such commits. While a notification is under way, names are collected for the
 * next one. A notification that fails is sent again until it succeeds or `finish` is called.
 */
export class Notifier {
  readonly #database: Pick<Database, 'query'>;
  readonly #channel: Channel;
  readonly #serverId: string;
  readonly #wait: Wait;
  #names = new Set<string>();
  /** When the first of these changes was committed. */
  #committedAt: number | null = null;
  #underWay: Promise<void> | null = null;
  #isFinishing = false;

  /** `serverId` tells a server's own notifications from those of others. It has no blank, and no `@`. */
  constructor(database: Pick<Database, 'query'>, channel: Channel, serverId: string, wait = waitForReal) {
    this.#database = database;
    this.#channel = channel;
    this.#serverId = serverId;
    this.#wait = wait;
  }

  add(celebrationIds: readonly string[]): void {
    if (celebrationIds.length === 0) return;
    for (const id of celebrationIds) this.#names.add(id);
    this.#committedAt ??= Date.now();
    this.#underWay ??= this.#sendAll();
  }

  /** Resolves when everything is sent, or a last attempt has failed. */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    await this.#underWay;
  }

  async #sendAll(): Promise<void> {
    while (this.#names.size > 0) {
      const names = [...this.#names];
      this.#names.clear();
      const committedAt = this.#committedAt ?? Date.now();
      this.#committedAt = null;
      const isSent = await this.#send(names, committedAt);
      // Other servers find a change that is never announced by a look at the table (src/server/postgres/session-feed.ts).
      if (isSent || this.#isFinishing) continue;
      for (const name of names) this.#names.add(name);
      this.#committedAt = committedAt;
      await this.#wait(RETRY_MS);
    }
    this.#underWay = null;
  }

  #send(celebrationIds: readonly string[], committedAt: number): Promise<boolean> {
    const payload = payloadOf({ serverId: this.#serverId, celebrationIds, committedAt });
    return this.#database.query('SELECT pg_notify($1, $2)', [this.#channel, payload]).then(
      () => true,
      () => false,
    );
  }
}

/**
 * The name of the sender for changes that may or may not be committed. A server skips its own changes, and no server has
 * this name, so every server reads these changes, the sender too.
 */
export function doubtIdOf(serverId: string): string {
  return `${serverId}-doubt`;
}

/** A notification. */
export interface Notice {
  readonly serverId: string;
  readonly celebrationIds: readonly string[];
  /** The time of the first commit, on the clock of that server. Null if an earlier version sent it. */
  readonly committedAt: number | null;
}

/** The server with the time, then the celebrations, separated by spaces. */
export function payloadOf({ serverId, celebrationIds, committedAt }: Notice): string {
  const by = committedAt === null ? serverId : `${serverId}@${committedAt}`;
  const payload = [by, ...celebrationIds].join(' ');
  return Buffer.byteLength(payload) > MAX_BYTES ? `${by} ${EVERYTHING}` : payload;
}

export function readPayload(payload: string): Notice {
  const [by = '', ...celebrationIds] = payload.split(' ');
  const [serverId = '', time] = by.split('@');
  return { serverId, celebrationIds, committedAt: time === undefined ? null : Number(time) };
}
