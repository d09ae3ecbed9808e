import type { Page } from '@playwright/test';
import { createCelebrationManager } from '../../src/server/hosting/manage-celebrations.ts';
import { openHostsInFile } from '../../src/server/hosts-data/hosts-in-file.ts';
import { newCelebration } from '../../tools/new-celebration.ts';
import { type Clink, expect, joinByLink } from './clink.ts';

/** Creates a celebration as an operator does, while the server runs. Returns its code once the server knows it. */
export async function create(clink: Clink, names: string): Promise<string> {
  const code = await newCelebration(clink.dataDir, names);
  await expect.poll(async () => (await fetch(`${clink.url}/api/celebrations/${code}`)).status).toBe(200);
  return code;
}

/** Ends a celebration as an operator does, and waits until the server reports the end. */
export async function end({ dataDir, url }: Clink, code: string): Promise<void> {
  const hosts = openHostsInFile(dataDir);
  try {
    const manager = createCelebrationManager(hosts, Date.now);
    await manager.setState((await manager.find(code))?.id ?? '', 'over');
  } finally {
    await hosts.close();
  }
  const facts = async () => (await fetch(`${url}/api/celebrations/${code}`)).json();
  await expect.poll(async () => (await facts()).state).toBe('over');
}

/** Joins the celebration with this code. Its door must be open. */
export async function join(page: Page, code: string, names: string, name: string, url = ''): Promise<void> {
  await joinByLink(page, `${url}/?c=${code}`, names, name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The guests on a leaderboard, as a caller who is no guest gets them from the server. */
export async function guestsOf({ request }: Page, code = ''): Promise<unknown[]> {
  const response = await request.get(`/api/leaderboard/guests${code && `?c=${code}`}`);
  const { rows } = await response.json();
  return rows.map(({ user_name, total_drinks }: Record<string, unknown>) => `${user_name} ${total_drinks}`).sort();
}

/** Opens the link of another celebration and switches to it. */
export async function switchTo(page: Page, code: string, names: string, url = ''): Promise<void> {
  await page.goto(`${url}/?c=${code}`);
  await page.getByRole('dialog', { name: `Switch to ${names}?` }).waitFor();
  await page.getByRole('button', { name: 'Switch', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `You're with ${names} now.` })).toBeVisible();
}
