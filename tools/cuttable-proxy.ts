import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

interface Connection {
  readonly caller: Socket;
  readonly target: Socket;
  readonly firstBytes: string;
}

/**
 * A TCP proxy whose connections can be cut. Playwright's `setOffline` does not end open streams. Only protocols in
 * which the client sends first are supported. `target` is a port of this computer, or the path of a socket.
 */
export async function startProxy(target: number | string) {
  const connections = new Set<Connection>();
  let isCut = (_firstBytes: string) => false;
  let endedBytes = 0;
  let stalled: 'nothing' | 'everything' | 'answers' = 'nothing';

  const proxy = createServer((caller) => {
    caller.on('error', () => caller.destroy());
    if (isCut('')) caller.destroy();
    else caller.once('data', (chunk) => open(caller, chunk));
  }).listen(0);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');

  function open(caller: Socket, chunk: Buffer): void {
    caller.pause();
    caller.unshift(chunk);
    const connection = { caller, target: connectTo(target), firstBytes: chunk.toString('latin1') };
    connections.add(connection);
    for (const socket of [caller, connection.target]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => stalled === 'nothing' && end(connection));
    }
    if (isCut(connection.firstBytes)) end(connection);
    else pass(connection);
  }

  const bytesOf = ({ caller, target }: Connection) => caller.bytesRead + target.bytesRead;

  function end(connection: Connection): void {
    if (connections.delete(connection)) endedBytes += bytesOf(connection);
    connection.caller.destroy();
    connection.target.destroy();
  }

  function pass({ caller, target }: Connection): void {
    caller.unpipe(target);
    target.unpipe(caller);
    if (stalled !== 'everything') caller.pipe(target);
    if (stalled === 'nothing') target.pipe(caller);
  }

  function cut(concerns = (_firstBytes: string) => true): void {
    for (const connection of [...connections]) if (concerns(connection.firstBytes)) end(connection);
  }

  function stall(what: typeof stalled): void {
    stalled = what;
    for (const connection of [...connections]) {
      if (what === 'nothing' && (connection.caller.closed || connection.target.closed)) end(connection);
      else pass(connection);
    }
  }

  return {
    port: address.port,
    url: `http://localhost:${address.port}`,
    /** The number of bytes that both sides have sent so far. */
    bytes: () => [...connections].reduce((sum, connection) => sum + bytesOf(connection), endedBytes),
    /** Breaks all open connections. New connections work. */
    cut: () => cut(),
    /** Until `mend`, breaks connections for whose first bytes `concerns` returns true. */
    cutForGood(concerns: (firstBytes: string) => boolean = () => true) {
      isCut = concerns;
      cut(concerns);
    },
    /** Until `mend`, no bytes pass, or no bytes of answers. The connections stay open. */
    stall: (what: 'everything' | 'answers') => stall(what),
    mend() {
      isCut = () => false;
      stall('nothing');
    },
    async close() {
      isCut = () => true;
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
export type CuttableProxy = Awaited<ReturnType<typeof startProxy>>;

function connectTo(target: number | string): Socket {
  return typeof target === 'number' ? connect(target, 'localhost') : connect(target);
}
