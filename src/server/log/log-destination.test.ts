import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { createLog } from './log.ts';
import { lossyDestination } from './log-destination.ts';

/** A destination that accepts this number of lines. */
function roomFor(lines: number) {
  const written: string[] = [];
  const place = { room: lines, written };
  const log = createLog(
    'info',
    lossyDestination((text) => {
      if (place.room === 0) return false;
      place.room -= 1;
      written.push(text);
      return true;
    }),
  );
  return { place, log };
}

test('lines that cannot be written are dropped, and the next line says how many', () => {
  const { place, log } = roomFor(1);
  for (const message of ['kept', 'lost', 'lost too']) log.info(message);
  place.room = 2;
  log.info('kept again');
  const messages = place.written.map((line) => JSON.parse(line));
  expect(messages).toMatchObject([{ msg: 'kept' }, { msg: 'log lines were lost', lost: 2 }, { msg: 'kept again' }]);
});

test('a server whose log is no longer read keeps running, and closes cleanly', async () => {
  const server = await startServerChild({ dataDir: newFolder(), isDeaf: true });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('a log reader that stops reading does not delay the server, and the memory for unread lines is limited', async () => {
  const module = new URL('log-destination.ts', import.meta.url);
  const script = `import { lossyDestination, stderrWriter } from '${module}';
    const log = lossyDestination(stderrWriter());
    for (let line = 0; line < 2_000; line++) log.write('x'.repeat(1_000) + '\\n');
    process.stdout.write(String(process.stderr.writableLength), () => process.exit());`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const waiting = Number(await text(child.stdout));
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(300_000);
});
