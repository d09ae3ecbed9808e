import type { Page } from '@playwright/test';
import type { HostWorld } from './prepare-hosts.ts';

/** A button to press, or something else to do. */
export type Step = string | RegExp | ((page: Page, world: HostWorld) => Promise<unknown>);

/** A page or a sheet of the hosts, and how to reach it with taps. No screen changes the data of other screens. */
export interface HostScreen {
  readonly name: string;
  /** The end of the screen's address. */
  readonly at: string | ((world: HostWorld) => string | Promise<string>);
  /** The host who looks at the screen. Absent: Marek. */
  who?: 'marek' | 'ida' | 'sofie' | 'nobody';
  /** The server that shows the screen, if it is one with special settings. */
  on?: keyof HostWorld['others']['urls'];
  /** The addresses whose calls get no answer. */
  unanswered?: RegExp;
  /** A text that the loaded page contains. */
  readonly shows: string | RegExp;
  open?: Step | readonly Step[];
  /** A text that appears after a call has been answered. */
  leadsTo?: string | RegExp;
  /** Set if only phones have this screen, because a laptop shows the same content inside a row. */
  onlyPhone?: true;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
/** A key press would leave the ring of the focus on each sheet. A host who taps does not see it. */
export const press = (page: Page, name: string | RegExp) => button(page, name).first().click();
export const pressInDialog = (name: RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
/** The next tap then counts, even in the same place (docs/readings.md#opening-sheets). */
export const rest = (page: Page) => page.waitForTimeout(500);
export const typeIn = (field: string, text: string | (() => string)) => (page: Page) =>
  page
    .getByRole('textbox', { name: field, exact: true })
    .filter({ visible: true })
    .fill(typeof text === 'string' ? text : text());
export const isShown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Opens a screen in a browser that may have shown another screen before. `load` opens an address. */
export async function visit(
  page: Page,
  { who = 'marek', on, unanswered, at, shows, open = [], leadsTo }: HostScreen,
  world: HostWorld,
  load: (address: string) => Promise<unknown> = (address) => page.goto(address),
): Promise<void> {
  await page.unrouteAll();
  await page.context().clearCookies();
  if (who !== 'nobody') await page.context().addCookies(world[who].cookies);
  if (unanswered) await page.route(unanswered, (route) => route.abort());
  const end = typeof at === 'string' ? at : await at(world);
  const url = on ? world.others.urls[on] : world.url;
  await load(`${url}/?host${end.startsWith('&') || end === '' ? end : `=${end}`}`);
  await isShown(page, shows);
  for (const [index, step] of [open].flat().entries()) {
    if (index > 0) await rest(page);
    await (typeof step === 'function' ? step(page, world) : press(page, step));
  }
  if (leadsTo) await isShown(page, leadsTo);
}
