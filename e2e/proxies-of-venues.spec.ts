import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive, drink, expect, guests, openScreen, test } from './helpers/clink.ts';
import { live, mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { live as liveWall, places } from './helpers/wall.ts';

interface Habits {
  /** Lets nothing but GET, HEAD and POST through. */
  readonly blocksMethods?: boolean;
  /** Holds a stream back until it has ended. */
  readonly holdsStreams?: boolean;
  /** Requires this password (HTTP Basic). */
  readonly password?: string;
}

/** Starts a proxy between the phones and the server. */
async function startVenue(targetPort: number, { blocksMethods, holdsStreams, password }: Habits) {
  const expected = password && `Basic ${Buffer.from(`guests:${password}`).toString('base64')}`;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url: path, method, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: targetPort, path, method, headers }, (reply) => {
      const isHeld = holdsStreams && reply.headers['content-type']?.startsWith('text/event-stream');
      if (!isHeld) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => outgoing.writeHead(200, reply.headers).end(Buffer.concat(parts)));
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, outgoing) => {
    if (expected && incoming.headers.authorization !== expected) {
      outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="wedding"' }).end();
    } else if (blocksMethods && !['GET', 'HEAD', 'POST'].includes(incoming.method ?? '')) {
      outgoing.writeHead(405, { 'content-type': 'text/html' }).end('<h1>Not allowed</h1>');
    } else forward(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end };
}

test('drinks are saved behind a proxy that asks for a password', async ({ browser, clink, contextOptions }) => {
  const venue = await startVenue(clink.port, { password: 'wedding' });
  const httpCredentials = { username: 'guests', password: 'wedding' };
  const context = await browser.newContext({ ...contextOptions, httpCredentials });
  const page = await context.newPage();
  await arrive(page, 'Ana', venue.url);
  await drink(page, 'Beer');
  await expect.poll(async () => (await guests(page))[0]).toMatchObject({ user_name: 'Ana', total_drinks: 1 });
  await openLeaderboard(page);
  await context.close();
  venue.end();
});

test('drinks are saved behind a firewall that lets only GET, HEAD and POST through', async ({ page, clink }) => {
  const venue = await startVenue(clink.port, { blocksMethods: true });
  await arrive(page, 'Ana', venue.url);
  await drink(page, 'Beer');
  await expect.poll(async () => (await guests(page))[0]).toMatchObject({ user_name: 'Ana', total_drinks: 1 });
  venue.end();
});

test('the leaderboard and the wall work behind a proxy that holds streams back', async ({ page, clink }) => {
  // The wall waits for two streams in vain before it requests single pictures.
  test.setTimeout(90_000);
  const venue = await startVenue(clink.port, { holdsStreams: true });
  const wall = await page.context().newPage();
  await wall.goto(`${venue.url}/?screen`);
  await arrive(page, 'Ana', venue.url);
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
  await expect(mostDrinks(page)).toContainText('Ana', { timeout: 20_000 });
  await expect(live(page)).toBeVisible();
  await expect(places(wall).first()).toContainText('Ana', { timeout: 40_000 });
  await expect(liveWall(wall)).toBeVisible();
  venue.end();
});
