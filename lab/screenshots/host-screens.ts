import type { Page } from '@playwright/test';
import type { HostWorld, SignedIn } from './prepare-hosts.ts';

/** A page or a sheet of the hosts, and how to get there by keys. None of them changes anything for the others. */
export interface HostScreen {
  readonly name: string;
  /** The end of the address. */
  at(world: HostWorld): string;
  /** Who looks at it. Otherwise Marek. */
  who?: 'ida' | 'nobody';
  /** What is there once the page has loaded. */
  readonly shows: string | RegExp;
  open?(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const press = (page: Page, name: string | RegExp) => button(page, name).first().press('Enter');
const place = (party: 'busy' | 'empty' | 'large', name: string) => (world: HostWorld) =>
  `celebration/${world[party].id}/${name}`;
const openGuest = (page: Page) => press(page, /^Farid/);

async function pressInDialog(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
}

const GUESTS = { at: place('busy', 'guests'), shows: '12 guests, ' };
const DETAILS = { at: place('busy', 'details'), shows: 'Names and date' };
const HOSTS = { at: place('busy', 'hosts'), shows: 'lena@example.org' };
const ACCOUNT = { at: () => 'account', shows: 'This' };
const OPERATOR = { at: () => 'operator', shows: 'Carla' };
const CREATE = { at: () => 'create', shows: 'Who is celebrating?' };

export const HOST_SCREENS: readonly HostScreen[] = [
  { name: 'host-sign-in', who: 'nobody', at: () => '', shows: 'Welcome back' },
  {
    name: 'host-sign-up',
    who: 'nobody',
    at: () => '',
    shows: 'Welcome back',
    open: (page) => press(page, 'Create an account'),
  },
  {
    name: 'host-forgot-password',
    who: 'nobody',
    at: () => '',
    shows: 'Welcome back',
    open: (page) => press(page, 'Forgot the password?'),
  },
  { name: 'host-asked', who: 'nobody', at: ({ invitation }) => `&invitation=${invitation}`, shows: 'Marek asks' },
  { name: 'host-invitation-gone', who: 'nobody', at: () => '&invitation=gone', shows: 'no longer good' },
  { name: 'host-celebrations-empty', who: 'ida', at: () => '', shows: 'Who is getting married?' },
  { name: 'host-celebrations', at: () => '', shows: 'Maximilian' },
  { name: 'host-create', ...CREATE },
  { name: 'host-create-faults', ...CREATE, open: (page) => press(page, 'Create the celebration') },
  { name: 'host-guests-0', at: place('empty', 'guests'), shows: 'The room is ready' },
  { name: 'host-guests-12', ...GUESTS },
  { name: 'host-guests-300', at: place('large', 'guests'), shows: '300 guests, ' },
  {
    name: 'host-search',
    ...GUESTS,
    open: (page) => page.getByRole('searchbox').filter({ visible: true }).fill('uncle'),
  },
  {
    name: 'host-search-nobody',
    ...GUESTS,
    open: (page) => page.getByRole('searchbox').filter({ visible: true }).fill('bartholomew'),
  },
  { name: 'host-set-aside', ...GUESTS, open: (page) => press(page, /^Set aside/) },
  { name: 'host-guest', ...GUESTS, open: openGuest },
  {
    name: 'host-guest-removed',
    ...GUESTS,
    open: async (page) => {
      await press(page, /^Set aside/);
      await press(page, /^Dario/);
    },
  },
  {
    name: 'host-rename',
    ...GUESTS,
    open: async (page) => {
      await openGuest(page);
      await pressInDialog(page, /^Rename/);
    },
  },
  {
    name: 'host-remove',
    ...GUESTS,
    open: async (page) => {
      await openGuest(page);
      await pressInDialog(page, /^Remove/);
      await press(page, 'May not return');
    },
  },
  { name: 'host-log', ...GUESTS, open: (page) => press(page, /^(History|See all)$/) },
  { name: 'host-door', ...GUESTS, open: (page) => press(page, /The door/) },
  { name: 'host-invite', at: place('busy', 'invite'), shows: 'Cards for the tables' },
  {
    name: 'host-invite-letterpress',
    at: place('large', 'invite'),
    shows: 'Cards for the tables',
    open: async (page) => {
      await press(page, 'Letterpress');
      for (const language of ['Deutsch', 'Français']) await press(page, language);
    },
  },
  { name: 'host-details', ...DETAILS },
  {
    name: 'host-details-changed',
    ...DETAILS,
    open: (page) => page.getByRole('textbox', { name: 'First name' }).fill('Anabel'),
  },
  { name: 'host-end', ...DETAILS, open: (page) => press(page, 'End the celebration') },
  { name: 'host-delete', ...DETAILS, open: (page) => press(page, 'Delete it') },
  { name: 'host-hosts', ...HOSTS },
  { name: 'host-hosts-remove', ...HOSTS, open: (page) => press(page, 'Remove Sofie') },
  { name: 'host-invited', who: 'ida', at: ({ invitation }) => `&invitation=${invitation}`, shows: 'Marek asks' },
  { name: 'host-not-yours', who: 'ida', at: place('busy', 'guests'), shows: 'No such celebration' },
  { name: 'host-account', ...ACCOUNT },
  { name: 'host-account-name', ...ACCOUNT, open: (page) => press(page, /^Name/) },
  { name: 'host-account-password', ...ACCOUNT, open: (page) => press(page, /^Password/) },
  { name: 'host-account-delete', ...ACCOUNT, open: (page) => press(page, 'Delete my account') },
  { name: 'host-operator', ...OPERATOR },
  {
    name: 'host-operator-ban',
    ...OPERATOR,
    open: async (page) => {
      if (await button(page, 'Carla: what to do').isVisible()) await press(page, 'Carla: what to do');
      await press(page, /^Ban/);
    },
  },
];

/** What the browser of the screen's host has. */
export function signedInAs({ who }: HostScreen, { marek, ida }: HostWorld): SignedIn {
  if (who === 'nobody') return { cookies: [], origins: [] };
  return who === 'ida' ? ida : marek;
}

/** The address of a screen. */
export function addressOf({ at }: HostScreen, world: HostWorld): string {
  const end = at(world);
  return `${world.url}/?host${end.startsWith('&') || end === '' ? end : `=${end}`}`;
}

/** Resolves once the screen is shown. The page is at its address. */
export async function show(page: Page, { shows, open }: HostScreen): Promise<void> {
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await open?.(page);
}
