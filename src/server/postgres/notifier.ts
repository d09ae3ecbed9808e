import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** What a server tells the others: sessions of these celebrations changed, or something that their hosts set. */
export type Channel = 'clink_sessions' | 'clink_hosts';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_BYTES = 7_999;
const RETRY_MS = 500;
/** Instead of names that do not fit. */
export const EVERYTHING = '*';

/**
 * Tells other servers after a commit which celebrations changed. It does so in a transaction of its own, because a commit with
 * a notification waits for every other one. While one is under way, names are collected for the next. One that fails is sent
 * again until it succeeds or the server ends.
 */
export class Notifier {
  readonly #database: Pick<Database, 'query'>;
  readonly #channel: Channel;
  readonly #serverId: string;
  #names = new Set<string>();
  #underWay: Promise<void> | null = null;
  #isFinishing = false;

  /** `serverId` tells a server's own notifications from those of others. It has no blank. */
  constructor(database: Pick<Database, 'query'>, channel: Channel, serverId: string) {
    this.#database = database;
    this.#channel = channel;
    this.#serverId = serverId;
  }

  add(celebrationIds: readonly string[]): void {
    for (const id of celebrationIds) this.#names.add(id);
    if (this.#names.size > 0) this.#underWay ??= this.#sendAll();
  }

  /** Resolves when everything is sent, or failed once more. */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    await this.#underWay;
  }

  async #sendAll(): Promise<void> {
    while (this.#names.size > 0) {
      const names = [...this.#names];
      this.#names.clear();
      const isSent = await this.#send(names);
      // What is never sent is found by a look at the table (src/server/postgres/session-feed.ts).
      if (isSent || this.#isFinishing) continue;
      for (const name of names) this.#names.add(name);
      await sleep(RETRY_MS, undefined, { ref: false });
    }
    this.#underWay = null;
  }

  #send(names: readonly string[]): Promise<boolean> {
    const payload = payloadOf(this.#serverId, names);
    return this.#database.query('SELECT pg_notify($1, $2)', [this.#channel, payload]).then(
      () => true,
      () => false,
    );
  }
}

/** The server and the celebrations, with blanks between. */
export function payloadOf(serverId: string, celebrationIds: readonly string[]): string {
  const payload = [serverId, ...celebrationIds].join(' ');
  return Buffer.byteLength(payload) > MAX_BYTES ? `${serverId} ${EVERYTHING}` : payload;
}

export function readPayload(payload: string): {
  readonly serverId: string;
  readonly celebrationIds: readonly string[];
} {
  const [serverId = '', ...celebrationIds] = payload.split(' ');
  return { serverId, celebrationIds };
}
