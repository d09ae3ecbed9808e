import type { Page } from '@playwright/test';
import type { HostWorld } from './prepare-hosts.ts';

/** A page or a sheet of the hosts, and how to get there by keys. None of them changes anything for the others. */
export interface HostScreen {
  readonly name: string;
  /** The end of the address. */
  at(world: HostWorld): string;
  /** The host who looks at it. Otherwise Marek. */
  isIda?: boolean;
  /** What is there once the page has loaded. */
  readonly shows: string | RegExp;
  open?(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const press = (page: Page, name: string | RegExp) => button(page, name).first().press('Enter');
const place = (party: 'busy' | 'empty' | 'large', name: string) => (world: HostWorld) =>
  `celebration/${world[party].id}/${name}`;
const openGuest = (page: Page) => press(page, /^Farid/);

export const HOST_SCREENS: readonly HostScreen[] = [
  { name: 'host-celebrations-empty', isIda: true, at: () => '', shows: 'Who is getting married?' },
  { name: 'host-celebrations', at: () => '', shows: 'Maximilian' },
  { name: 'host-create', at: () => 'create', shows: 'Who is celebrating?' },
  {
    name: 'host-create-faults',
    at: () => 'create',
    shows: 'Who is celebrating?',
    open: (page) => press(page, 'Create the celebration'),
  },
  { name: 'host-guests-0', at: place('empty', 'guests'), shows: 'The room is ready' },
  { name: 'host-guests-12', at: place('busy', 'guests'), shows: '12 guests, ' },
  { name: 'host-guests-300', at: place('large', 'guests'), shows: '300 guests, ' },
  {
    name: 'host-search',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: (page) => page.getByRole('searchbox').filter({ visible: true }).fill('uncle'),
  },
  {
    name: 'host-search-nobody',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: (page) => page.getByRole('searchbox').filter({ visible: true }).fill('bartholomew'),
  },
  {
    name: 'host-set-aside',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: (page) => press(page, /^Set aside/),
  },
  { name: 'host-guest', at: place('busy', 'guests'), shows: '12 guests, ', open: openGuest },
  {
    name: 'host-guest-removed',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: async (page) => {
      await press(page, /^Set aside/);
      await press(page, /^Dario/);
    },
  },
  {
    name: 'host-rename',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: async (page) => {
      await openGuest(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Rename/ })
        .press('Enter');
    },
  },
  {
    name: 'host-remove',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: async (page) => {
      await openGuest(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remove/ })
        .press('Enter');
      await press(page, 'May not return');
    },
  },
  {
    name: 'host-log',
    at: place('busy', 'guests'),
    shows: '12 guests, ',
    open: (page) => press(page, /^(History|See all)$/),
  },
  { name: 'host-door', at: place('busy', 'guests'), shows: '12 guests, ', open: (page) => press(page, /The door/) },
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
  { name: 'host-details', at: place('busy', 'details'), shows: 'Names and date' },
  {
    name: 'host-details-changed',
    at: place('busy', 'details'),
    shows: 'Names and date',
    open: (page) => page.getByRole('textbox', { name: 'First name' }).fill('Anabel'),
  },
  {
    name: 'host-end',
    at: place('busy', 'details'),
    shows: 'Names and date',
    open: (page) => press(page, 'End the celebration'),
  },
  {
    name: 'host-delete',
    at: place('busy', 'details'),
    shows: 'Names and date',
    open: (page) => press(page, 'Delete it'),
  },
  { name: 'host-hosts', at: place('busy', 'hosts'), shows: 'lena@example.org' },
  {
    name: 'host-hosts-remove',
    at: place('busy', 'hosts'),
    shows: 'lena@example.org',
    open: (page) => press(page, 'Remove Sofie'),
  },
  { name: 'host-invited', isIda: true, at: ({ invitation }) => `&invitation=${invitation}`, shows: 'Marek asks' },
  { name: 'host-not-yours', isIda: true, at: place('busy', 'guests'), shows: 'No such celebration' },
  { name: 'host-account', at: () => 'account', shows: 'This' },
  { name: 'host-account-name', at: () => 'account', shows: 'This', open: (page) => press(page, 'Change your name') },
  {
    name: 'host-account-password',
    at: () => 'account',
    shows: 'This',
    open: (page) => press(page, 'Change your password'),
  },
  { name: 'host-account-delete', at: () => 'account', shows: 'This', open: (page) => press(page, 'Delete my account') },
  { name: 'host-operator', at: () => 'operator', shows: 'Carla' },
  {
    name: 'host-operator-ban',
    at: () => 'operator',
    shows: 'Carla',
    open: async (page) => {
      if (await button(page, 'Carla: what to do').isVisible()) await press(page, 'Carla: what to do');
      await press(page, /^Ban/);
    },
  },
];

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
