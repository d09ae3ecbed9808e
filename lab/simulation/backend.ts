import { pino } from 'pino';
import { callerReader } from '../../src/server/http/caller.ts';
import type { Service } from '../../src/server/start/service.ts';
import type { Store, Stored } from '../../src/server/store/store.ts';
import type { Dice } from './dice.ts';

/** The server side of an evening: one server, or several servers with one database. */
export interface Backend {
  /** The number of restores from a backup. A restored server may have lost data that it had acknowledged. */
  readonly restores: number;
  /** The backup for a later restore. Null if a guest needs a commit that is newer than the backup. */
  backup: Buffer | null;
  /** Answers a request. @throws {Error} if the server is dead, or dies before it answers. */
  serve(path: string, init: RequestInit): Promise<Response>;
  /** The committed state of a session, which can be read even if no server runs. */
  read(sessionId: string): Stored;
  /** Opens the store with all committed data. No server may run afterwards. */
  store(): Pick<Store, 'alive' | 'read'>;
  /** Ends all faults, and starts the servers that are down. */
  recover(): Promise<void>;
  /** Ends all servers and closes the database. */
  destroy(): void;
}

/** The rest that a server needs besides storage and machine. `drawBearing` blurs positions in random directions. */
export function surroundings(dice: Dice) {
  const log = pino({ level: 'silent' });
  return { log, pageDir: '.', callerOf: callerReader([]), drawBearing: () => dice.between(0, 3_599) / 10 };
}

/** Sends a request with a Content-Length, as a browser does. */
export async function ask({ app }: Service, path: string, init: RequestInit): Promise<Response> {
  const length = typeof init.body === 'string' && { 'content-length': String(Buffer.byteLength(init.body)) };
  const incoming = { socket: { remoteAddress: 'unknown' }, headers: {} };
  return app.request(path, { ...init, headers: { ...init.headers, ...length } }, { incoming });
}
