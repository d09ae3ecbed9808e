import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveCalls } from '../../harness/serve-calls.ts';
import { listen } from './listen.ts';

/** The lower limit: Node and a loop that sends as many bytes as the product. It stores and checks nothing. */
const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
/** The framing of a chunk of 16 to 255 bytes: its length in hexadecimal and two line ends. */
const FRAMING_BYTES = 6;
const phones = new Set<ServerResponse>();
let messageBytes = 0;

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    join(response);
    return;
  }
  const text = await readBody(request);
  response.end('{}');
  setImmediate(() => broadcast(text));
});

function join(response: ServerResponse): void {
  response.writeHead(200, HEADERS);
  response.socket?.setNoDelay(true);
  response.write('data: welcome\n\n');
  phones.add(response);
  response.once('close', () => phones.delete(response));
}

function broadcast(text: string): void {
  const event = `data: ${text}`.padEnd(messageBytes - FRAMING_BYTES - 2, ' ');
  const bytes = Buffer.from(`${event}\n\n`);
  for (const phone of phones) phone.write(bytes);
}

const calls = {
  start: (bytes: number): Promise<string> => {
    messageBytes = bytes;
    return listen(server);
  },
};
export type BroadcastCalls = typeof calls;
serveCalls(calls);

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
