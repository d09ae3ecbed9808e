import { Client, type Notification } from 'pg';
import type { Channel } from './notifier.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;
/** The name of the connection in PostgreSQL. */
export const LISTENER_NAME = 'clink listener';

export interface NotificationConnection {
  /** Begins to listen. Notifications before this are lost. @throws if the database cannot be reached. */
  listen(channels: readonly Channel[]): Promise<void>;
  /** @throws if PostgreSQL no longer answers. */
  ping(): Promise<void>;
  /** Closes the connection without waiting for an answer, which may never arrive. */
  drop(): void;
  readonly ended: Promise<void>;
}

/** Creates a connection, which connects when `listen` is called. */
export type Connect = (onNotification: (channel: string, payload: string) => void) => NotificationConnection;

export function connectTo(url: string): Connect {
  return (onNotification) => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    // 'end' follows.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }: Notification) => onNotification(channel, payload));
    return {
      listen: async (channels) => {
        await client.connect();
        await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
      },
      ping: async () => {
        await client.query('SELECT 1');
      },
      drop: () => {
        client.end().catch(() => {});
        // The library offers no other way to close a connection immediately.
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      },
      ended,
    };
  };
}
