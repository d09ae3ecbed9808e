import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request as a portal sees it. `dest` is the use of the answer: 'script', or 'empty' for a fetch by a worker. */
interface Caught {
  readonly path: string;
  readonly dest: string;
}

/** An HTTP proxy on localhost that acts as a venue's captive portal or a faulty CDN. */
export interface Portal {
  readonly url: string;
  /** From now on, answers the requests for which `isCaught` is true with its login page, or with a redirect to that page. */
  close(isCaught: (request: Caught) => boolean, answer?: PortalAnswer): void;
  /** From now on, forwards all requests. */
  open(): void;
  /** The paths that the portal itself has answered since `close`. */
  answered(): readonly string[];
  /** The paths that the portal has forwarded since it was started. */
  forwarded(): readonly string[];
  end(): Promise<void>;
}

export type PortalAnswer = 'its page' | 'a redirect';

export const LOGIN_TEXT = 'Please log in to the venue’s Wi-Fi';
const LOGIN_PATH = '/portal/login';
const LOGIN_PAGE = `<!doctype html><title>Wi-Fi</title><p>${LOGIN_TEXT}</p>`;
/** The caching header with which a wrong answer does the most harm. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Starts a portal in front of the server on `targetPort`. With `storesNothing`, no browser may cache the forwarded answers. */
export async function startPortal(targetPort: number, { storesNothing = false } = {}): Promise<Portal> {
  let isCaught: (request: Caught) => boolean = () => false;
  let answer: PortalAnswer = 'its page';
  let answered: string[] = [];
  const forwarded: string[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://portal').pathname;
    const dest = String(incoming.headers['sec-fetch-dest'] ?? '');
    if (path === LOGIN_PATH) return sendLoginPage(outgoing);
    if (!isCaught({ path, dest })) {
      forwarded.push(path);
      return forward(incoming, outgoing);
    }
    answered.push(path);
    if (answer === 'its page') sendLoginPage(outgoing);
    else outgoing.writeHead(302, { location: LOGIN_PATH }).end();
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url: path, method, headers } = incoming;
    const onward = request({ host: 'localhost', port: targetPort, path, method, headers }, (reply) => {
      const kept = storesNothing ? { ...reply.headers, 'cache-control': 'no-store' } : reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');

  return {
    url: `http://localhost:${address.port}`,
    close(caught, by = 'its page') {
      isCaught = caught;
      answer = by;
      answered = [];
    },
    open() {
      isCaught = () => false;
    },
    answered: () => answered,
    forwarded: () => forwarded,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendLoginPage(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': FOR_A_YEAR }).end(LOGIN_PAGE);
}
