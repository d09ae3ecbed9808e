import type { Page } from '@playwright/test';
import { drink, expect, said } from './helpers/clink.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';
import { test } from './helpers/short-demo.ts';

const HOUR = '01:00:00';
const SKIP = 'Skip (Show All Users)';
const AGAIN = 'The demo has begun again. What you logged is forgotten.';

const line = (page: Page) => page.locator('#demo');
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const field = (page: Page) => page.getByRole('textbox', { name: /What should the other guests call you/ });

/** Opens the demo as a visitor, who joins and logs a beer. */
async function comeIn(page: Page, name: string, address = '/'): Promise<void> {
  await page.goto(address);
  await introduce(page, name);
}

async function introduce(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await field(page).press('Enter');
  await page.getByRole('button', { name: SKIP, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drink(page, 'Beer');
}

test('after each of two hours nothing of a visitor is left on the phone, in a second tab, on a wall or on the hosts’ page', async ({
  page,
  context,
  demo,
  newPhone,
}) => {
  await page.clock.install();
  const wall = await newPhone();
  await wall.clock.install();
  await wall.goto(`${demo.url}/?screen`);
  for (const name of ['Vera', 'Wim']) {
    const at = await page.evaluate(() => new Date(Date.now() + 3_600_000).toTimeString().slice(0, 5));
    await comeIn(page, name, page.url() === 'about:blank' ? '/' : page.url());
    await expect(line(page)).toContainText(/A demo\. It forgets everything at \d\d:\d\d\./);
    if (name === 'Vera') await expect(line(page)).toContainText(at);
    await expect.poll(demo.names).toContain(name);
    const second = await context.newPage();
    await second.clock.install();
    await second.goto(page.url());
    await expect(second.getByRole('button', { name: `${name}, your settings` })).toBeVisible();
    const wallCode = new URL(wall.url()).searchParams.get('c');

    await demo.turn();
    await second.clock.fastForward(HOUR);
    await wall.clock.fastForward(HOUR);
    await page.clock.fastForward(HOUR);
    await expect(line(page)).toContainText(AGAIN);
    await expect(field(page)).toBeVisible();
    await expect(field(second)).toBeVisible();
    for (const tab of [page, second]) expect(await stored(tab)).not.toContain(name);
    expect(await demo.names()).not.toContain(name);
    await expect.poll(() => new URL(wall.url()).searchParams.get('c')).not.toBe(wallCode);
    await expect(wall.locator('body')).not.toContainText(name);
    await second.goto('/?host');
    await second.getByText('Mia & Leo').first().click();
    await second
      .getByRole('link', { name: /All \d+ guests/ })
      .or(second.getByText(/All \d+ guests/))
      .first()
      .click();
    await expect(second.getByText('Grandma Rosi').first()).toBeVisible();
    await expect(second.getByText(name, { exact: true })).toHaveCount(0);
    await second.close();
  }
});

test('a phone that was offline when the hour ended deletes what it logged, and sends none of it', async ({
  page,
  context,
  demo,
}) => {
  await page.clock.install();
  await comeIn(page, 'Vera');
  await context.setOffline(true);
  await drink(page, 'Wine');
  await demo.turn();
  await page.clock.fastForward(HOUR);
  await expect(page.getByRole('button', { name: 'Vera, your settings' })).toBeVisible();
  await context.setOffline(false);
  await expect(line(page)).toContainText(AGAIN);
  await expect(field(page)).toBeVisible();
  expect(await stored(page)).not.toContain('Vera');
  expect(await demo.names()).not.toContain('Vera');
  await field(page).fill('Wim');
  await field(page).press('Enter');
  await expect.poll(demo.names).toContain('Wim');
  expect(await demo.names()).not.toContain('Vera');
});

test('a tab that slept while the hour ended neither restores its drinks nor ends the new evening', async ({
  page,
  context,
  demo,
}) => {
  await page.clock.install();
  await comeIn(page, 'Vera');
  const sleeper = await context.newPage();
  await sleeper.clock.install();
  await sleeper.goto(page.url());
  const wall = await context.newPage();
  await wall.clock.install();
  await wall.goto('/?screen');
  // The wall learns of the end only after a new visitor has joined in this browser.
  await wall.route('**/api/demo', (route) => route.abort());
  await context.setOffline(true);
  await drink(sleeper, 'Wine');
  const devTools = await context.newCDPSession(sleeper);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await context.setOffline(false);
  await demo.turn();
  await page.clock.fastForward(HOUR);
  await expect(line(page)).toContainText(AGAIN);
  await introduce(page, 'Wim');
  await expect.poll(demo.names).toContain('Wim');

  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  await sleeper.bringToFront();
  await sleeper.clock.fastForward('00:01:00');
  await wall.unroute('**/api/demo');
  await wall.clock.fastForward('00:01:00');
  await expect(line(wall)).toContainText(AGAIN);
  for (const tab of [sleeper, page]) {
    await expect(tab.getByRole('button', { name: 'Wim, your settings' })).toBeVisible();
    expect(await stored(tab)).toContain('Wim');
    expect(await stored(tab)).not.toContain('Vera');
  }
  expect((await demo.names()).filter((name) => ['Vera', 'Wim'].includes(name))).toEqual(['Wim']);
});

test('a visitor of the hosts’ page sees everything, and each change is refused with a sentence', async ({ page }) => {
  await page.goto('/');
  await expect(field(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?host');
  await page.getByText('Mia & Leo').first().click();
  await expect(page.getByText('here now')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Pause/ }).press('Enter');
  await expect(said(page, 'This is a demo. You can look at everything here, and nothing changes.')).toBeVisible();
});

test('data that another installation has stored at this address is deleted before the page reads it', async ({
  page,
}) => {
  await page.goto('/demo.css');
  await page.evaluate(() => {
    localStorage.setItem('userName', 'Otto');
    localStorage.setItem('clink', '{"drinks":[]}');
  });
  await page.goto('/');
  await expect(field(page)).toHaveValue('');
  expect(await stored(page)).not.toContain('Otto');
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});
