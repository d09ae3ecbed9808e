import { once } from 'node:events';
import { createHttpServer } from '../../../src/server/start/http-server.ts';
import { pageRoutes } from '../../../src/server/start/static-files.ts';
import { serveCalls } from '../harness/serve-calls.ts';

const calls = {
  /** Serves a built page the way the product serves its own. Returns the port. */
  serve: async ({ dir }: { dir: string }) => {
    const server = createHttpServer(pageRoutes(dir), () => false).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    return address.port;
  },
};
export type StaticServerCalls = typeof calls;

serveCalls(calls);
