import {
  type Server as HttpServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { serverNames } from '../http/address/server-names.ts';
import { requestCallerReader } from '../http/caller.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { createHttpServer } from './http-server.ts';

export const EVERYWHERE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*unsafe-).*trusted-types clink$/),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^geolocation=\(self\), clipboard-write=\(self\), screen-wake-lock=\(self\), fullscreen=\(self\)(, [a-z-]+=\(\)){30,}$/,
  ),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/**
 * The real app behind the real server, on a free port. `trusted`: its proxies. `publicUrl`: the address at which guests
 * open it.
 */
export async function openServer(trusted: string[] = [], publicUrl: URL | null = null) {
  const service = await startTestService();
  const callerOf = requestCallerReader(trusted);
  const misdirected: string[] = [];
  const server = createHttpServer(
    service.app,
    (request) => callerOf(request).isSecure,
    serverNames(publicUrl),
    (host) => misdirected.push(host),
  );
  const port = await listen(server);
  const ana = newPhone();
  await service.request(...put(ana, saveAt(NOON, {})));
  const call = (path: string, options: RequestOptions = {}, body = '') => answerTo(port, path, options, body);
  return { ana, port, call, misdirected, say: (text: string) => answerToText(port, text) };
}

export async function listen(server: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body?: string;
}

export function answerTo(port: number, path: string, options: RequestOptions, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, ...options }, (response) => {
      let body = '';
      response.once('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      // A stream never ends, so it is closed. A file must be read to its end, because the server may open it after
      // sending the headers.
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
      else
        response.on('data', (part) => {
          body += part;
        });
    });
    request.on('error', reject).end(body);
  });
}

/** Sends text that is not valid HTTP. */
function answerToText(port: number, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(parseHead(received))).on('error', reject);
  });
}

function parseHead(received: string): Answer {
  const [first = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

export type Server = Awaited<ReturnType<typeof openServer>>;

export const json = { 'content-type': 'application/json' };

export const save = ({ ana, call }: Server, body: string, headers = {}) =>
  call(`/api/sessions/${ana.sessionId}`, { method: 'PUT', headers: { ...json, ...ana.headers, ...headers } }, body);
