import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../../../src/server/accounts/mails/mail-server.fixture.ts';
import { HOST_PASSWORD, hostCalls } from '../../../tools/host-calls.ts';
import { expect, test as guestTest } from '../clink.ts';
import { type Marek, marekAndHisParty } from './host-calls.ts';

/** The environment of a server on which anybody may sign up as a host. */
const hostVariables = (url: string, mail: MailServer) => ({
  PUBLIC_URL: url,
  HOST_SIGNUP: 'open',
  SMTP_URL: mail.url,
});

interface Fixtures {
  /** The mail server that `clink` uses. */
  mail: MailServer;
  /** Makes Marek's calls. He is signed in on `page`, and has created the celebration of Ana & Ben. */
  marek: Marek;
  /** The page of Sofie, who has accepted Marek's invitation. */
  sofie: Page;
}

/** A test with a server on which anybody may sign up as a host. */
export const test = guestTest.extend<Fixtures>({
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.close();
  },
  variablesAt: ({ variables, mail }, use) => use((url) => ({ ...hostVariables(url, mail), ...variables })),
  marek: async ({ page, clink }, use) => use(await marekAndHisParty(page, clink)),
  sofie: async ({ marek, newPhone, clink }, use) => {
    const page = await newPhone();
    const sofie = hostCalls(page.request, clink);
    await sofie.signUp('Sofie');
    await sofie.accept(await marek.invite());
    await use(page);
  },
});

export const PASSWORD = HOST_PASSWORD;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Presses a button with a key, which is not ignored shortly after a tap. */
export const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** Presses a button on a sheet with a key. */
export const answer = (page: Page, sheet: string, name: string | RegExp) =>
  page.getByRole('dialog', { name: sheet }).getByRole('button', { name, exact: true }).press('Enter');

/** Fills and sends the form of a new account with the keyboard alone. */
export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/?host');
  await page.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(heading(page, 'Be the host')).toBeFocused();
  for (const text of [name, email, PASSWORD]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  // The first call is slow: the server loads the code for accounts and hashes the password.
  await expect(heading(page, 'Check your mail')).toBeFocused({ timeout: 20_000 });
}

/** Signs a host up, who confirms the e-mail address with the mailed link and then sees My celebrations. */
export async function newHost(page: Page, mail: MailServer, name: string, email: string): Promise<void> {
  await signUp(page, name, email);
  await page.goto(await mail.link(email));
  await page.getByRole('button', { name: 'Later' }).press('Enter');
  await expect(heading(page, 'My celebrations')).toBeVisible();
}
