import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { arrive, counter, drink, expect, guests, test } from './helpers/clink.ts';
import { openLeaderboard } from './helpers/leaderboard.ts';

test('an acknowledged drink survives SIGKILL and a restart', async ({ page, clink }) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
  await clink.kill();
  await clink.start();
  expect(await guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
});

test('a drink confirmed while the server is down is saved when the server is back', async ({ page, clink }) => {
  await arrive(page, 'Ana');
  await clink.kill();
  await drink(page, 'Beer');
  await expect(counter(page)).toContainText('1');
  await clink.start();
  await expect.poll(() => guests(page), { timeout: 20_000 }).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
});

test('the leaderboard stays on the screen while the server is down, and becomes live again', async ({
  page,
  clink,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(page);
  await clink.kill();
  await expect(page.getByText(/^last seen live at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Most Drinks' })).toContainText('Ana');
  await clink.start();
  await expect(page.getByText('live', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('SIGTERM ends the server cleanly while a stream is open', async ({ page, clink }) => {
  await arrive(page, 'Ana');
  await openLeaderboard(page);
  expect(await clink.stop()).toBe(0);
});

test('SIGTERM does not wait for a connection that never sent a request', async ({ clink }) => {
  const silent = connect(clink.port, 'localhost');
  await once(silent, 'connect');
  silent.on('error', () => {});
  expect(await clink.stop()).toBe(0);
});

test('a second server on the same data fails with a clear error', async ({ clink }) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: clink.dataDir };
  const second = spawn(process.execPath, ['build/server/main.js'], { env });
  let said = '';
  second.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(said).toContain(`Another Clink is running on ${clink.dataDir}`);
});
