import type { Page } from '@playwright/test';
import { newCelebration } from '../../lab/shared/new-celebration.ts';
import { createCelebrationManager } from '../../src/server/hosting/manage-celebrations.ts';
import { openHostsInFile } from '../../src/server/hosts-data/hosts-in-file.ts';
import { type Clink, expect, joinByLink } from './clink.ts';

/** Creates a celebration as an operator does beside the running server. Returns the code. */
export const create = (clink: Clink, names: string): Promise<string> => newCelebration(clink.dataDir, names);

/** The server notices a new celebration within two seconds. */
export async function untilKnown(page: Page, url: string, code: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(`${url}/api/celebrations/${code}`)).status()).toBe(200);
}

/** Ends a celebration as an operator does, and waits until the server says so. */
export async function end(page: Page, clink: Clink, code: string): Promise<void> {
  const hosts = openHostsInFile(clink.dataDir);
  try {
    const manager = createCelebrationManager(hosts, Date.now);
    await manager.setState((await manager.find(code))?.id ?? '', 'over');
  } finally {
    await hosts.close();
  }
  const facts = async () => (await page.request.get(`${clink.url}/api/celebrations/${code}`)).json();
  await expect.poll(async () => (await facts()).state).toBe('over');
}

/** Joins a celebration as soon as the server knows it. */
export async function join(page: Page, url: string, code: string, names: string, name: string): Promise<void> {
  await untilKnown(page, url, code);
  await joinByLink(page, `${url}/?c=${code}`, names, name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
