import type { Database } from './database.ts';
import { type Wait, waitForReal } from './wait.ts';

/** The subject of a notification: sessions of celebrations, or the settings of their hosts. */
export type Channel = 'clink_sessions' | 'clink_hosts';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_BYTES = 7_999;
const RETRY_MS = 500;
/** Sent instead of the celebrations' ids if these do not fit. */
export const EVERYTHING = '*';

/**
 * Tells other servers after a commit which celebrations changed. Each notification has a separate transaction, because
 * a commit with a notification waits for all other such commits. While a notification is being sent, ids are collected
 * for the next one. A notification that fails is sent again until it succeeds or `finish` is called.
 */
export class Notifier {
  readonly #database: Pick<Database, 'query'>;
  readonly #channel: Channel;
  readonly #serverId: string;
  readonly #wait: Wait;
  #names = new Set<string>();
  /** The time of the first commit among the waiting changes. */
  #committedAt: number | null = null;
  #underWay: Promise<void> | null = null;
  #isFinishing = false;

  /** `serverId` distinguishes a server's own notifications from those of others. It contains no space and no `@`. */
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

  /** Resolves when all notifications were sent, or a last attempt has failed. */
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
      // If a change is never announced, other servers find it by polling the table (src/server/postgres/session-feed.ts).
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
 * The sender's id for changes that may or may not be committed. A server skips notifications with its own id. No server
 * has this id, so every server reads these changes, including the sender.
 */
export function doubtIdOf(serverId: string): string {
  return `${serverId}-doubt`;
}

export interface Notice {
  readonly serverId: string;
  readonly celebrationIds: readonly string[];
  /** The time of the first commit, by the sender's clock. Null if the sender has an earlier version. */
  readonly committedAt: number | null;
}

/** The text of a notification: the server's id with the time, then the celebrations, separated by spaces. */
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
