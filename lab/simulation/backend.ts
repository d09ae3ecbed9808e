import { pino } from 'pino';
import { callerReader } from '../../src/server/http/caller.ts';
import type { Service } from '../../src/server/start/service.ts';
import type { Store, Stored } from '../../src/server/store/store.ts';
import type { Dice } from './dice.ts';

/** What the phones of an evening reach: one server, or several with one database. */
export interface Backend {
  /** How often the server was restored from a backup. Afterwards it no longer knows everything that it acknowledged. */
  readonly restores: number;
  /** The backup for a restore. Null as soon as a guest needs a commit from after the backup. */
  backup: Buffer | null;
  /** Answers a request. Throws if the server is dead or dies meanwhile. */
  serve(path: string, init: RequestInit): Promise<Response>;
  /** The committed state of a session, even if no server runs. */
  read(sessionId: string): Stored;
  /** The store with everything that is committed. No server may run afterwards. */
  store(): Pick<Store, 'alive' | 'read'>;
  /** Ends all faults, and starts the servers that are down. */
  recover(): Promise<void>;
  /** Ends everything. */
  destroy(): void;
}

/** What a real server needs besides its storage and its computer. `drawBearing` blurs positions in random directions. */
export function surroundings(dice: Dice) {
  const log = pino({ level: 'silent' });
  return { log, pageDir: '.', callerOf: callerReader([]), drawBearing: () => dice.between(0, 3_599) / 10 };
}

/** Sends a request with the length of its body, as a browser does. */
export async function ask({ app }: Service, path: string, init: RequestInit): Promise<Response> {
  const length = typeof init.body === 'string' && { 'content-length': String(Buffer.byteLength(init.body)) };
  const incoming = { socket: { remoteAddress: 'unknown' }, headers: {} };
  return app.request(path, { ...init, headers: { ...init.headers, ...length } }, { incoming });
}
