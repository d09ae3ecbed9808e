import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { newPhone, put, saveAt } from '../../src/server/testing/service.fixture.ts';
import { HOST_PASSWORD, type Party } from '../../tools/host-calls.ts';
import { type ServerProcess, serverProcess } from '../../tools/server-process.ts';
import { type EnginePage, engineOf, makePhone, PICTURES } from './engine-page.ts';
import { findEngines } from './find-engines.ts';

/** The values of `?host=`, each with a text that its page shows. */
const PLACES = [
  ['account', 'Sign out'],
  ['celebration/ID/details', 'Getting home'],
  ['celebration/ID/hosts', 'Hosts'],
  ['celebration/ID/invite', 'Print the cards'],
  ['celebration/ID/guests', 'Dora'],
] as const;
const CELEBRATION = "return fetch('/api/host/celebrations').then((answer) => answer.json()).then(([first]) => first)";
const EMAIL = 'marek@example.org';

describe.each(findEngines())('a host whose browser is built on $name', ({ start }) => {
  let mail: MailServer;
  let clink: ServerProcess;
  let page: EnginePage;

  beforeAll(async () => {
    if (!start) return;
    mail = await startMailServer();
    clink = await serverProcess(mkdtempSync(join(tmpdir(), 'clink-engines-')), '.', (url) => ({
      PUBLIC_URL: url,
      HOST_SIGNUP: 'open',
      SMTP_URL: mail.url,
    }));
    await clink.start();
    const engine = await start();
    page = engineOf(engine);
  });
  afterAll(async () => {
    if (!start) return;
    await page?.engine.close();
    await clink?.stop();
    await mail?.close();
    rmSync(clink.dataDir, { recursive: true, force: true });
  });

  test.runIf(start)('a host signs up, confirms the e-mail address and creates a celebration', async () => {
    await page.open(`${clink.url}/?host`);
    await makePhone(page.engine);
    await page.tap('Create an account');
    await page.type('Your name', 'Marek');
    await page.type('E-mail', EMAIL);
    await page.type('Password', HOST_PASSWORD);
    await page.picture('host-sign-up');
    await page.tap('Create my account');
    await page.sees('Check your mail');
    await page.open(await mail.link(EMAIL));
    await page.tap('Later');
    await page.sees('My celebrations');
    await page.tap('Create a celebration');
    await page.type('First name', 'Ελένη');
    await page.type('Second name', 'Ben');
    await page.picture('host-create');
    await page.evaluate(SET_DATE, '2036-11-22');
    await page.tap('Create the celebration');
    await page.sees('Print the cards');
    await page.picture('host-invite');
  });

  test.runIf(start)('a host sees a guest who joins by the link, and signs in again later', async () => {
    const { code } = await page.evaluate<Party>(CELEBRATION);
    await page.tap('Tonight');
    const [path, save] = put(newPhone(), saveAt(Date.now(), { userName: 'Dora' }), code);
    expect((await fetch(`${clink.url}${path}`, save)).status).toBe(200);
    await page.sees('Dora');
    await page.picture('host-guests');
    await page.open(`${clink.url}/?host=account`);
    await page.tap('Sign out', { isStart: true });
    await page.sees('Welcome back');
    await page.type('E-mail', EMAIL);
    await page.type('Password', HOST_PASSWORD);
    await page.picture('host-sign-in');
    await page.tap('Sign in', { within: 'button[type="submit"]' });
    await page.sees('My celebrations');
    await page.picture('host-celebrations');
    await page.sees('Ελένη');
  });

  test.runIf(start && PICTURES)('a host sees every page of a celebration', async () => {
    const { id } = await page.evaluate<Party>(CELEBRATION);
    for (const [place, text] of PLACES) {
      await page.open(`${clink.url}/?host=${place.replace('ID', id)}`);
      await page.sees(text);
      await page.picture(`host-${place.replace(/.*ID./, '')}`);
    }
  });
});

/** Sets a date by script, because the keys for a date depend on the language. The event informs React. */
const SET_DATE = `
  const field = document.querySelector('input[type="date"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
`;
