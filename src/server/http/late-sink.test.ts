import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { openNodeSink, openWebSink } from './event-sink.ts';

/** The response to a client that has left before the response begins. */
async function abandonedResponse(): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: clink.test\r\n\r\n');
  const [request, response] = await once(server, 'request');
  client.destroy();
  await once(request.socket, 'close');
  return response;
}

test('a stream whose client left before it began frees its place', async () => {
  let closed = 0;
  const sink = openNodeSink(await abandonedResponse());
  sink.onClose(() => {
    closed += 1;
  });
  sink.write(Buffer.from(':\n\n'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(closed).toBe(1);
});

test('a web stream whose client left before it began also frees its place', async () => {
  let closed = 0;
  const left = new AbortController();
  left.abort();
  openWebSink(left).sink.onClose(() => {
    closed += 1;
  });
  await Promise.resolve();
  expect(closed).toBe(1);
});

test('a reader of a web stream that leaves after a garbage collection is noticed', async () => {
  setFlagsFromString('--expose-gc');
  const reader = new AbortController();
  const { sink } = openWebSink(new Request('http://clink.test/', { signal: reader.signal }));
  let closed = 0;
  sink.onClose(() => {
    closed += 1;
  });
  await new Promise((resolve) => setTimeout(resolve));
  runInNewContext('gc')();
  reader.abort();
  expect(closed).toBe(1);
  sink.end();
});
