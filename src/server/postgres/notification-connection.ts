import { Client, type Notification } from 'pg';
import type { Channel } from './notifier.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;
/** The name under which PostgreSQL lists the connection. */
export const LISTENER_NAME = 'clink listener';

/** One connection that hears notifications, from its opening to its end. */
export interface NotificationConnection {
  /** Listens from now on. Earlier notifications are lost. @throws if the database cannot be reached. */
  listen(channels: readonly Channel[]): Promise<void>;
  /** @throws if nobody answers any more. */
  ping(): Promise<void>;
  /** Gives the connection up, without waiting for an answer, which may never come. */
  drop(): void;
  /** Resolves when the connection is lost or dropped. */
  readonly ended: Promise<void>;
}

/** Makes a new connection, which connects with `listen`. */
export type Connect = (onNotification: (channel: string, payload: string) => void) => NotificationConnection;

/** Connections to the PostgreSQL database at `url`. */
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
        // The library has no other way to give a connection up at once.
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      },
      ended,
    };
  };
}
