import { expect, onTestFinished, test } from 'vitest';
import { type ServerProcess, serverProcess } from '../shared/server-process.ts';
import { CrashCount } from './crash-count.ts';

/** A server that is ready once somebody asks for `/become-ready`, and ends by itself at `/crash`. */
const PROGRAM = `
  let isReady = false;
  require('node:http').createServer(({ url }, response) => {
    if (url === '/crash') process.exit(1);
    isReady ||= url === '/become-ready';
    response.writeHead(url === '/readyz' && !isReady ? 503 : 200).end();
  }).listen(process.env.PORT);`;

async function startCounted() {
  const server = await serverProcess('nowhere', '.', {}, { program: ['-e', PROGRAM] });
  const crashes = new CrashCount();
  crashes.watch(server);
  onTestFinished(async () => {
    crashes.stop();
    await server.kill();
  });
  await server.start();
  return { server, crashes };
}

async function becomeReady(server: ServerProcess, crashes: CrashCount): Promise<void> {
  await fetch(`${server.url}/become-ready`);
  await expect.poll(() => crashes.countsOn(server)).toBe(true);
}

async function crash(server: ServerProcess): Promise<void> {
  await fetch(`${server.url}/crash`).catch(() => {});
  await expect.poll(server.isRunning).toBe(false);
}

test('a server that ends by itself after it was ready is counted, each time', async () => {
  const { server, crashes } = await startCounted();
  for (const count of [1, 2]) {
    await becomeReady(server, crashes);
    await crash(server);
    expect(crashes.count).toBe(count);
    await server.start();
  }
});

test('a server that is killed or stopped, or ends before it is ready, is not counted', async () => {
  const { server, crashes } = await startCounted();
  await crash(server);
  await server.start();
  await becomeReady(server, crashes);
  await server.kill();
  await server.start();
  await becomeReady(server, crashes);
  await server.stop();
  expect(crashes.count).toBe(0);
});
