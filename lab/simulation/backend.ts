import { pino } from 'pino';
import { callerReader } from '../../src/server/http/caller.ts';
import type { Service } from '../../src/server/start/service.ts';
import type { Store, Stored } from '../../src/server/store/store.ts';
import type { Dice } from './dice.ts';

/** What the phones of an evening reach: one server, or several with one database. */
export interface Backend {
  /** How often it was restored from a backup. It then no longer knows all that it acknowledged. */
  readonly restores: number;
  /** Null as soon as a guest needs what was committed after the backup. */
  backup: Buffer | null;
  /** Answers a request. Throws if the server is dead or dies meanwhile. */
  serve(path: string, init: RequestInit): Promise<Response>;
  /** What is committed of a session, even if no server runs. */
  read(sessionId: string): Stored;
  /** Everything that is committed. No server may run afterwards. */
  store(): Pick<Store, 'alive' | 'read'>;
  /** Ends all faults, and starts what is down. */
  recover(): Promise<void>;
  /** Ends everything. */
  destroy(): void;
}

/** What a real server needs besides its storage and its computer. `drawBearing` blurs positions in random directions. */
export function surroundings(dice: Dice) {
  const log = pino({ level: 'silent' });
  return { log, pageDir: '.', callerOf: callerReader([]), drawBearing: () => dice.between(0, 3_599) / 10 };
}

/** Sends a request as a browser does, which declares the length of a body. */
export async function ask({ app }: Service, path: string, init: RequestInit): Promise<Response> {
  const length = typeof init.body === 'string' && { 'content-length': String(Buffer.byteLength(init.body)) };
  const incoming = { socket: { remoteAddress: 'unknown' }, headers: {} };
  return app.request(path, { ...init, headers: { ...init.headers, ...length } }, { incoming });
}
