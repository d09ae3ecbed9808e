import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from './helpers/clink.ts';

const PAUSE_MS = 1_500;

/** A server that sends the page in two parts, and answers no other request. */
async function slowNetwork(url: string) {
  const page = await (await fetch(url)).text();
  const middle = page.indexOf('</section>');
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return;
    response.writeHead(200, { 'content-type': 'text/html' }).write(page.slice(0, middle));
    await setTimeout(PAUSE_MS);
    response.end(page.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('a page that arrives in two parts is shown only when it is complete, and nothing moves', async ({
  page,
  clink,
}) => {
  const network = await slowNetwork(clink.url);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(network.url, { waitUntil: 'commit' });
  await expect(page.locator('#root main')).toBeVisible();
  await page.waitForTimeout(PAUSE_MS + 500);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(painted).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await network.close();
});
