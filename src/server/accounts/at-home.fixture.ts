import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { serverNames } from '../http/address/server-names.ts';
import { createHttpServer, openPort } from '../start/http-server.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import type { HostSettings } from './calls/host-settings.ts';

export const MAREK = { name: 'Marek', email: 'marek@example.org', password: PASSWORD };
export const LENA = { name: 'Lena', email: 'lena@example.org', password: PASSWORD };

/** A server without PUBLIC_URL on all addresses of this computer, with real connections. */
export async function startAtHome(settings: Partial<HostSettings> = {}, host = '0.0.0.0') {
  const world = await startAccounts(settings, { publicUrl: undefined, celebrations: [] });
  const server = createHttpServer(world.app, () => false, serverNames(null));
  await openPort(server, { port: 0, host }, pino({ level: 'silent' }));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { ...world, port, own: `localhost:${port}` };
}

export interface Sent {
  readonly to?: string;
  readonly host: string;
  readonly origin?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Makes one call, with exactly these headers. The connection stays open afterwards, as in browsers. */
export function send(
  port: number,
  method: string,
  path: string,
  { to = '127.0.0.1', host, origin, body, headers }: Sent,
) {
  return new Promise<{ status: number; body: Record<string, unknown>; cookies: string[] }>((resolve, reject) => {
    const json = body && { 'content-type': 'application/json' };
    const call = httpRequest(
      {
        ...{ host: to, port, method, path, agent: false, setHost: false },
        headers: { host, connection: 'keep-alive', ...(origin !== undefined && { origin }), ...json, ...headers },
      },
      async (answer) => {
        const text = (await answer.toArray()).map(String).join('');
        const cookies = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode ?? 0, body: text.startsWith('{') ? JSON.parse(text) : {}, cookies });
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}
