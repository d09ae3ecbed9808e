import type { Connect, NotificationConnection } from './notification-connection.ts';
import type { Channel } from './notifier.ts';
import type { Wait } from './wait.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const CHANNELS: readonly Channel[] = ['clink_sessions', 'clink_hosts'];

interface ListenerDeps {
  readonly connect: Connect;
  readonly wait: Wait;
  onNotification(channel: string, payload: string): void;
  /** Called when the connection begins to listen. Notifications before this are lost. */
  onConnected(): void;
}

/** Receives notifications over a separate connection. When the connection is lost, it connects again. */
export class Listener {
  readonly #deps: ListenerDeps;
  #connection: NotificationConnection | null = null;
  #isClosed = false;
  #isChecking = false;

  constructor(deps: ListenerDeps) {
    this.#deps = deps;
    void this.#keepConnected();
  }

  /** Drops the connection if PostgreSQL no longer answers on it. */
  check(): void {
    const connection = this.#connection;
    if (!connection || this.#isChecking) return;
    this.#isChecking = true;
    connection
      .ping()
      .catch(() => connection.drop())
      .finally(() => {
        this.#isChecking = false;
      });
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.drop();
  }

  async #keepConnected(): Promise<void> {
    const { connect, wait, onNotification, onConnected } = this.#deps;
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.#isClosed) {
      const connection = connect(onNotification);
      try {
        await connection.listen(CHANNELS);
        this.#connection = connection;
        pauseMs = FIRST_PAUSE_MS;
        if (this.#isClosed) connection.drop();
        else onConnected();
        await connection.ended;
      } catch {
        connection.drop();
      }
      this.#connection = null;
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
