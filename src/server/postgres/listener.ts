import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import type { Channel } from './notifier.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** As PostgreSQL lists the connection. */
export const LISTENER_NAME = 'clink listener';
const CHANNELS: readonly Channel[] = ['clink_sessions', 'clink_hosts'];

interface ListenerEvents {
  onNotification(channel: string, payload: string): void;
  /** It listens from now on. What was notified before is lost. */
  onConnected(): void;
}

/** A connection of its own that hears notifications. When it is lost, it connects again. */
export class Listener {
  readonly #url: string;
  readonly #events: ListenerEvents;
  #client: Client | null = null;
  #isClosed = false;
  #isChecking = false;

  constructor(url: string, events: ListenerEvents) {
    this.#url = url;
    this.#events = events;
    void this.#keepConnected();
  }

  /** Notices a connection that was lost without notice. */
  check(): void {
    const client = this.#client;
    if (!client || this.#isChecking) return;
    this.#isChecking = true;
    client
      .query('SELECT 1')
      .catch(() => drop(client))
      .finally(() => {
        this.#isChecking = false;
      });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#client) drop(this.#client);
  }

  async #keepConnected(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.#isClosed) {
      const client = this.#newClient();
      const ended = new Promise((resolve) => client.once('end', resolve));
      try {
        await client.connect();
        await client.query(CHANNELS.map((channel) => `LISTEN ${channel}`).join('; '));
        this.#client = client;
        pauseMs = FIRST_PAUSE_MS;
        if (this.#isClosed) drop(client);
        else this.#events.onConnected();
        await ended;
      } catch {
        drop(client);
      }
      this.#client = null;
      await sleep(pauseMs, undefined, { ref: false });
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  #newClient(): Client {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    // 'end' follows.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }: Notification) => {
      this.#events.onNotification(channel, payload);
    });
    return client;
  }
}

/** Without waiting for an answer, which may never come. */
function drop(client: Client): void {
  client.end().catch(() => {});
  // The library has no other way to give a connection up at once.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
