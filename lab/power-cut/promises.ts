import type { Operation } from './trace.ts';

/** The requests about one session or celebration, and which of them were acknowledged. */
export interface Asked {
  /** The numbers of the last save that the server has read and of the last save that it has acknowledged. 0: none. */
  saves: { read: number; acknowledged: number };
  deletion: 'none' | 'read' | 'acknowledged';
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * What the server has promised up to some moment, derived from the bytes that it read and wrote on its connections. So an
 * acknowledgement counts from the moment when the server sends it.
 */
export class Promises {
  /** The saves of each session, by the address of the session. */
  readonly sessions = new Map<string, Asked>();
  /** The saves of each celebration's note, by the address of the celebration. */
  readonly celebrations = new Map<string, Asked>();
  /** The files that the command for backups has reported as written. */
  readonly backups = new Set<string>();
  /** Whether there is a host. Cookies and second steps of hosts need the secret in the data folder. */
  needsSecret = false;
  readonly #unread = new Map<string, Buffer>();
  readonly #asked = new Map<string, Request>();

  apply(operation: Operation): void {
    if (operation.does === 'receive') this.#receive(operation.connection, operation.bytes);
    else if (operation.does === 'answer') this.#answer(operation.connection, operation.bytes.toString());
    else if (operation.does === 'print') {
      const [, path] = /^(\S+\.backup) has /.exec(operation.bytes.toString()) ?? [];
      if (path !== undefined) this.backups.add(path);
    }
  }

  #receive(connection: string, bytes: Buffer): void {
    const unread = Buffer.concat([this.#unread.get(connection) ?? Buffer.alloc(0), bytes]);
    const head = unread.subarray(0, unread.indexOf('\r\n\r\n') + 4).toString();
    const end = head.length + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    this.#unread.set(connection, unread);
    if (head === '' || unread.length < end) return;
    this.#unread.set(connection, unread.subarray(end));
    const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(head) ?? [];
    const request = { method, path, body: unread.subarray(head.length, end).toString() };
    this.#asked.set(connection, request);
    this.#note(request, 'read');
  }

  #answer(connection: string, text: string): void {
    const request = this.#asked.get(connection);
    if (!request || !text.startsWith('HTTP/1.1 2')) return;
    this.#asked.delete(connection);
    this.#note(request, 'acknowledged');
  }

  #note({ method, path, body }: Request, what: 'read' | 'acknowledged'): void {
    if (path === '/api/auth/setup' && what === 'acknowledged') this.needsSecret = true;
    const [, kind, id = ''] = /^\/api\/(sessions|host\/celebrations)\/([^/?]+)$/.exec(path) ?? [];
    if (kind === undefined) return;
    const all = kind === 'sessions' ? this.sessions : this.celebrations;
    const asked = all.get(id) ?? { saves: { read: 0, acknowledged: 0 }, deletion: 'none' };
    all.set(id, asked);
    if (method === 'DELETE') asked.deletion = what;
    else if (method !== 'GET') asked.saves[what] = countIn(body);
  }
}

/** Each save of a guest and each note of a host contains a higher number than the one before. */
function countIn(body: string): number {
  const { stamps, gettingHome } = JSON.parse(body);
  return Number(stamps?.userName[0] ?? gettingHome);
}
