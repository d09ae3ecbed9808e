import type { Page } from '@playwright/test';
import { parseAst } from 'vite';
import { oldestBrowsers } from '../scripts/build/oldest-browsers.ts';
import { arrive, counter, drink, expect, introduce, test } from './helpers/clink.ts';
import { holdFiles } from './helpers/hold-files.ts';

const THE_CODE = '**/assets/index-*.js';
const TOO_OLD = 'This browser is too old for Clink.';
const NOT_LOADED = 'Clink could not load. Please check your network and try again.';
const BROKEN = 'Sorry, something went wrong on this page. Please load it again.';
const STILL_LOADING = 'Clink is still on its way to you.';

// With a service worker the phone would already have all code.
test.use({ serviceWorkers: 'block' });

const alert = (page: Page) => page.getByRole('alert').getByRole('paragraph').filter({ visible: true });
const buttons = (page: Page) => page.getByRole('button');

for (const [browser, lacks] of [
  ['without modal dialogs', () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')],
  ['without modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ['from before the oldest built-ins that the app uses', () => Reflect.deleteProperty(Array.prototype, 'findLast')],
] as const) {
  test(`the page asks for an update of a browser ${browser}, and shows no button`, async ({ page }) => {
    await page.addInitScript(lacks);
    await page.goto('/');
    await expect(alert(page)).toContainText(TOO_OLD);
    for (const oldest of oldestBrowsers()) await expect(alert(page)).toContainText(oldest);
    await page.waitForLoadState('networkidle');
    await expect(alert(page)).toContainText(TOO_OLD);
    await expect(buttons(page)).toHaveCount(0);
  });
}

for (const { what, answer } of [
  { what: 'does not arrive', answer: null },
  { what: 'is cut off', answer: { contentType: 'text/javascript', body: 'half of it (' } },
  { what: 'is a login page', answer: { contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' } },
  { what: 'throws as it starts', answer: { contentType: 'text/javascript', body: 'null.app' } },
]) {
  test(`the page says that code that ${what} is missing, and can load the code again`, async ({ page }) => {
    await page.route(THE_CODE, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/');
    await expect(alert(page)).toContainText(NOT_LOADED);
    await expect(buttons(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Load again' }).click();
    await introduce(page, 'Ana');
    await expect(counter(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('while code is loading the page does not report it as missing, and the sentence about the wait disappears when the code arrives', async ({
  page,
}) => {
  const release = await holdFiles(page, THE_CODE);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(counter(page)).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(alert(page)).toHaveCount(0);
  await page.clock.fastForward(4_000);
  await expect(alert(page)).toContainText(STILL_LOADING);
  await expect(page.getByRole('link', { name: 'Load again' })).toBeVisible();
  await expect(counter(page)).toBeVisible();
  release();
  await introduce(page, 'Ana');
  await expect(alert(page)).toHaveCount(0);
});

test('when a screen throws an error, the page shows a sentence and a way back, and no drink is lost', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'findLastIndex'));
  await page.getByRole('button', { name: 'View Stats', exact: true }).press('Enter');
  await expect(alert(page)).toContainText(BROKEN);
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(counter(page)).toContainText('1');
  await expect(alert(page)).toHaveCount(0);
});

test('the script for old browsers does not interfere with an app that has started', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await introduce(page, 'Ana');
  await page.clock.fastForward(60_000);
  await expect(alert(page)).toHaveCount(0);
  await expect(counter(page)).toBeVisible();
});

test('browsers from before 2015 understand the script that asks for a browser update', async ({ clink }) => {
  const page = await (await fetch(clink.url)).text();
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(script).toContain('showModal');
  expect(kindsOfSyntax(script).filter((kind) => !ES5.has(kind))).toEqual([]);
});

/** The kinds of syntax in the script. `let` and `var` are different kinds. */
function kindsOfSyntax(script: string): string[] {
  const kinds = new Set<string>();
  JSON.stringify(parseAst(script), (_, node) => {
    if (node?.type) kinds.add(node.type === 'VariableDeclaration' ? node.kind : node.type);
    if (node?.async || node?.generator || node?.shorthand) kinds.add('new function or property');
    return node;
  });
  return [...kinds];
}

const ES5 = new Set([
  'AssignmentExpression',
  'BinaryExpression',
  'BlockStatement',
  'CallExpression',
  'ConditionalExpression',
  'ExpressionStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'Identifier',
  'IfStatement',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'Program',
  'Property',
  'ReturnStatement',
  'SequenceExpression',
  'UnaryExpression',
  'var',
]);
