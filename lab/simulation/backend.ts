import type { Service } from '../../src/server/start/service.ts';
import type { Store, Stored } from '../../src/server/store/store.ts';

/** What the phones of an evening reach: one server, or several with one database. */
export interface Backend {
  /** Requests that were answered that an evening is over, which no simulated evening is. */
  readonly endedEarly: readonly string[];
  /** Whether it was restored from a backup. It then no longer knows all that it acknowledged. */
  readonly wasPutBack: boolean;
  /** Answers a request. Throws if the server is dead or dies meanwhile. */
  serve(path: string, init: RequestInit): Promise<Response>;
  /** What is committed of a session, even if no server runs. */
  read(sessionId: string): Stored;
  /** Everything that is committed. No server may run afterwards. */
  store(): Pick<Store, 'alive' | 'read'>;
  /** A guest now needs what is committed, so no earlier backup may be restored. */
  forgetBackup(): void;
  /** Ends all faults, and starts what is down. */
  recover(): Promise<void>;
  /** Ends everything. */
  destroy(): void;
}

/** Sends a request as a browser does, which declares the length of a body. */
export async function ask({ app }: Service, path: string, init: RequestInit): Promise<Response> {
  const length = typeof init.body === 'string' && { 'content-length': String(Buffer.byteLength(init.body)) };
  const incoming = { socket: { remoteAddress: 'unknown' }, headers: {} };
  return app.request(path, { ...init, headers: { ...init.headers, ...length } }, { incoming });
}

/** Whether an answer says that an evening is over. */
export async function saysExpired(response: Response): Promise<boolean> {
  return response.status === 410 && (await response.clone().json()).reason === 'expired';
}
