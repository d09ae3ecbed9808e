import type { Page } from '@playwright/test';
import type { HostWorld } from './prepare-hosts.ts';

/** A page or a sheet of the hosts, and how to get there by keys. None of them changes anything for the others. */
export interface HostScreen {
  readonly name: string;
  /** The end of the address. */
  at(world: HostWorld): string | Promise<string>;
  /** Who looks at it. Otherwise Marek. */
  who?: 'marek' | 'ida' | 'sofie' | 'nobody';
  /** On a server with other settings. */
  on?: keyof HostWorld['others']['urls'];
  /** Calls to these addresses get no answer. */
  unanswered?: RegExp;
  /** What is there once the page has loaded. */
  readonly shows: string | RegExp;
  open?(page: Page, world: HostWorld): Promise<unknown>;
  /** What is there after a call. */
  leadsTo?: string;
  /** A laptop shows the same in a row. */
  onlyPhone?: true;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
export const press = (page: Page, name: string | RegExp) => button(page, name).first().press('Enter');
export const pressInDialog = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter');
export const typeIn = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field, exact: true }).filter({ visible: true }).fill(text);
export const isShown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Opens a screen in a browser that may have shown another one. `load` opens an address. */
export async function visit(
  page: Page,
  { who = 'marek', on, unanswered, at, shows, open, leadsTo }: HostScreen,
  world: HostWorld,
  load: (address: string) => Promise<unknown> = (address) => page.goto(address),
): Promise<void> {
  await page.unrouteAll();
  await page.context().clearCookies();
  if (who !== 'nobody') await page.context().addCookies(world[who].cookies);
  if (unanswered) await page.route(unanswered, (route) => route.abort());
  const end = await at(world);
  const url = on ? world.others.urls[on] : world.url;
  await load(`${url}/?host${end.startsWith('&') || end === '' ? end : `=${end}`}`);
  await isShown(page, shows);
  await open?.(page, world);
  if (leadsTo) await isShown(page, leadsTo);
}
