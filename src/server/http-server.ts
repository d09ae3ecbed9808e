import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type IsOwnName, ownNames } from './own-names.ts';
import { securityHeadersFor } from './security-headers.ts';

/** What Node answers to a request it could not read; everything else is a bad request. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** With somebody who asks slowly, or not at all. A stream is an answer: none of these ends it. Times in ms. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 8 * 1_024,
};

/** Nobody may take nothing of an answer or a stream for longer than this, in ms. */
const UNREAD_WITHIN_MS = 60_000;

/**
 * The app behind Node's server. Security headers are set here, before anybody writes to a response, so that none goes
 * without: not a stream, not an asset, not what Node answers by itself. `isTls` says whether a caller is known to be on TLS.
 * A request for a name that `isOwnName` does not know is answered 421.
 */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  isTls: (request: IncomingMessage) => boolean,
  isOwnName: IsOwnName = ownNames(null),
): Server {
  const listener = getRequestListener(app.fetch);
  const answers = new WeakMap<Duplex, ServerResponse>();
  const waiting = new WeakSet<ServerResponse>();

  // Browsers send Fetch Metadata to secure origins alone, through a proxy with TLS as well.
  function prepare(request: IncomingMessage, response: ServerResponse): void {
    const transport = { isTls: isTls(request), isSecureOrigin: request.headers['sec-fetch-mode'] !== undefined };
    for (const [name, value] of Object.entries(securityHeadersFor(transport))) response.setHeader(name, value);
  }

  /**
   * One answer at a time: one that stood in line behind another would never hear that its reader has gone, and keep its
   * file open for good. A reader who has the last byte may ask again before the answer is ended, so one request waits. A
   * second that does not is of no browser.
   */
  function inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request;
    const earlier = answers.get(socket);
    const isBusy = earlier && !earlier.writableFinished;
    if (isBusy && waiting.has(earlier)) socket.destroy();
    if (socket.destroyed) return;
    prepare(request, response);
    answers.set(socket, response);
    if (!isBusy) {
      answer();
      return;
    }
    waiting.add(response);
    earlier.once('close', () => {
      waiting.delete(response);
      if (!socket.destroyed) answer();
    });
  }

  // Without a Host, Node would answer by itself and bare; the listener answers 400 as well.
  const server = createServer({ ...PATIENCE, requireHostHeader: false }, (request, response) => {
    inTurn(request, response, () => {
      if (isOwnName(request.headers.host)) void listener(request, response);
      else response.writeHead(421, { 'content-length': 0 }).end();
    });
  });
  // Node looks this often, and cuts a reader who has taken nothing since it looked last. Heartbeats keep live streams.
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

/** Nothing was read, so nothing is known of the transport. */
function refusalOf(status: number): string {
  const headers = {
    connection: 'close',
    'content-length': 0,
    ...securityHeadersFor({ isTls: false, isSecureOrigin: false }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
