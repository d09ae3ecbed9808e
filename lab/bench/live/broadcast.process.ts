import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A minimal live leaderboard for comparison: it parses a phone's save, and sends the guest's new total to all phones. It
 * stores and checks nothing.
 */
const phones = new Set<ServerResponse>();
const handles = new Map<string, number>();

const eventOf = (rows: readonly object[]) => `event: leaderboard\ndata: ${JSON.stringify({ rows })}\n\n`;

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(eventOf([]));
    phones.add(response);
    response.once('close', () => phones.delete(response));
    return;
  }
  const sessionId = request.url?.split('/').at(-1) ?? '';
  const handle = handles.get(sessionId) ?? handles.size;
  handles.set(sessionId, handle);
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { drinks } = JSON.parse(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    const event = eventOf([{ handle, sessionId, totalDrinks: drinks.length }]);
    for (const phone of phones) phone.write(event);
  });
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
