import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy whose open streams can be cut. Playwright's `setOffline` leaves them alive. */
export interface CuttableProxy {
  readonly url: string;
  /** Breaks open connections. New ones work. */
  cut(): void;
  /** Breaks open connections, and all new ones until `mend`. */
  cutForGood(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startProxy(targetPort: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isDown = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  const proxy = createServer((phone) => {
    if (isDown) return phone.destroy();
    const server = keep(connect(targetPort, 'localhost'));
    keep(phone).pipe(server).pipe(phone);
    phone.on('close', () => server.destroy());
    server.on('close', () => phone.destroy());
  }).listen(0);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');

  return {
    url: `http://localhost:${address.port}`,
    cut,
    cutForGood() {
      isDown = true;
      cut();
    },
    mend() {
      isDown = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
