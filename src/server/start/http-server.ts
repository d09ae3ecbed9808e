import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ListenOptions } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { type ServerNames, serverNames } from '../http/address/server-names.ts';
import { hostOf, isSecureOrigin, meantMethodOf } from '../http/request-headers.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { shortTurns } from '../http/short-turns.ts';
import { languageOfRequest } from '../page/page-language.ts';

/** The status for a request that Node could not parse. Any other error is 400. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Time limits in ms for slow or silent requests. They do not end a stream, because a stream is an answer. An idle
 * connection must be closed by the proxy that keeps it. Otherwise the proxy may send a request into a connection that
 * the server is closing, and the guest gets 502. Proxies keep idle connections for at most ten minutes. When there are
 * too many connections, idle ones are closed first (src/server/limits/limit-connections.ts).
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 11 * MINUTE_MS,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 8 * 1_024,
};

/** Proxies and monitors request these paths with any Host, or without a Host, as in HTTP/1.0. */
const FOR_MACHINES = /^(?:https?:\/\/[^/?]+)?\/(?:healthz|readyz|up|metrics)(?:\?|$)/;
/** Replaces the Host in such a request that has none. */
const NO_NAME = { hostname: 'localhost' };

/** A client that reads nothing from an answer or a stream for this long is disconnected. */
const UNREAD_WITHIN_MS = MINUTE_MS;

/**
 * The app behind Node's HTTP server. Security headers are set here before a response is written, so that all responses
 * have them, including streams, assets and Node's own answers. `isTls` returns whether the caller certainly uses TLS. A
 * request with a Host that is not in `names` gets 421, and `onMisdirected` is called with this Host.
 */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  isTls: (request: IncomingMessage) => boolean,
  names: ServerNames = serverNames(null),
  onMisdirected: (host: string) => void = () => {},
): Server {
  const listener = getRequestListener(app.fetch);
  const machineListener = getRequestListener(app.fetch, NO_NAME);
  const answers = new WeakMap<Duplex, ServerResponse>();
  const waiting = new WeakSet<ServerResponse>();
  const inThisTurnOrLater = shortTurns();

  function prepare(request: IncomingMessage, response: ServerResponse): void {
    const transport = { isTls: isTls(request), isSecureOrigin: isSecureOrigin(request) };
    for (const [name, value] of Object.entries(securityHeadersFor(transport))) response.setHeader(name, value);
  }

  /**
   * Answers the requests of a connection one at a time. A queued answer does not notice when the client disconnects,
   * and would keep its file open. One request may wait, because a browser may send it just before the last answer ends.
   * A second waiting request closes the connection, because no browser sends one.
   */
  function inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request;
    const earlier = answers.get(socket);
    const isBusy = earlier && !earlier.writableFinished;
    if (isBusy && waiting.has(earlier)) socket.destroy();
    if (socket.destroyed) return;
    prepare(request, response);
    answers.set(socket, response);
    const start = () => {
      if (!socket.destroyed) answer();
    };
    if (!isBusy) {
      inThisTurnOrLater(start);
      return;
    }
    waiting.add(response);
    earlier.once('close', () => {
      waiting.delete(response);
      inThisTurnOrLater(start);
    });
  }

  // Without this option, Node itself refuses a request that has no Host header, and its answer lacks our headers. The
  // listener below also answers 400.
  const server = createServer({ ...PATIENCE, requireHostHeader: false }, (request, response) => {
    inTurn(request, response, () => {
      const { url = '/' } = request;
      request.method = meantMethodOf(request);
      const host = hostOf(request);
      if (FOR_MACHINES.test(url)) void machineListener(request, response);
      else if (host === undefined || names.has(host)) void listener(request, response);
      else {
        const page = names.signpostAt(host, url, languageOfRequest(request));
        if (!page.isOwn) onMisdirected(host);
        misdirect(response, page.html);
      }
    });
  });
  // Node checks at this interval, and disconnects a client that has read nothing since the last check. Live streams
  // send heartbeats.
  server.timeout = UNREAD_WITHIN_MS / 2;
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    inTurn(request, response, () => response.writeHead(417, { 'content-length': 0 }).end());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isMidAnswer = answer && (waiting.has(answer) || (answer.headersSent && !answer.writableFinished));
    if (!socket.writable || isMidAnswer) socket.destroy();
    else socket.end(refusalOf(STATUS_OF_ERROR[error.code ?? ''] ?? 400));
  });
  return server;
}

function misdirect(response: ServerResponse, page: string): void {
  const body = Buffer.from(page);
  response.writeHead(421, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body);
}

/**
 * Resolves when the server listens. After that, a connection that the operating system cannot pass on, for example
 * because too many files are open, is lost, but does not end the server.
 * @throws if it cannot listen.
 */
export async function openPort(server: Server, where: ListenOptions, log: Pick<Logger, 'error'>): Promise<void> {
  server.listen(where);
  await once(server, 'listening');
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on('error', (error) => {
    if (performance.now() - loggedAt < MINUTE_MS) return;
    loggedAt = performance.now();
    log.error({ err: error }, 'a connection was not accepted');
  });
}

/** The answer to a request that could not be parsed. Nothing is known about its transport. */
function refusalOf(status: number): string {
  const headers = {
    connection: 'close',
    'content-length': 0,
    ...securityHeadersFor({ isTls: false, isSecureOrigin: false }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
