import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HOST_PASSWORD } from '../../../lab/shared/host-calls.ts';
import { serverProcess } from '../../../lab/shared/server-process.ts';
import { type MailServer, startMailServer } from '../../../src/server/accounts/mails/mail-server.fixture.ts';
import { expect, test as guestTest } from '../clink.ts';

/** The environment of a server on which anybody may be a host. */
const hostVariables = (url: string, mail: MailServer) => ({
  PUBLIC_URL: url,
  HOST_SIGNUP: 'open',
  SMTP_URL: mail.url,
});

/** A server on which anybody may be a host, and the mail server that it uses. */
export const test = guestTest.extend<{ mail: MailServer }>({
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  clink: async ({ appDir, variables, mail }, use) => {
    const clink = await serverProcess(mkdtempSync(join(tmpdir(), 'clink-e2e-')), appDir, (url) => ({
      ...hostVariables(url, mail),
      ...variables,
    }));
    await clink.start();
    await use(clink);
    await clink.stop();
    rmSync(clink.dataDir, { recursive: true });
  },
});

export const PASSWORD = HOST_PASSWORD;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Chooses a button by a key, which is not ignored shortly after a tap. */
export const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** Fills the form of a new account, by keys alone. */
export async function signUp(page: Page, url: string, name: string, email: string): Promise<void> {
  await page.goto(`${url}/?host`);
  await page.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(heading(page, 'Be the host')).toBeFocused();
  for (const text of [name, email, PASSWORD]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  // The first call loads the code of the accounts, and the password is hashed.
  await expect(heading(page, 'Check your mail')).toBeFocused({ timeout: 20_000 });
}

/** A host who has signed up, confirmed the address by the mail's link, and is at My celebrations. */
export async function newHost(page: Page, url: string, mail: MailServer, name: string, email: string): Promise<void> {
  await signUp(page, url, name, email);
  await page.goto(await mail.link(email));
  await page.getByRole('button', { name: 'Later' }).press('Enter');
  await expect(heading(page, 'My celebrations')).toBeVisible();
}
