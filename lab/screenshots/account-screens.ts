import type { Page } from '@playwright/test';
import { HOST_PASSWORD } from '../shared/host-calls.ts';
import { button, type HostScreen, press, pressInDialog, typeIn } from './host-screen.ts';

const ACCOUNT = { at: () => 'account', shows: 'This' };
const SOFIES_ACCOUNT = { who: 'sofie', at: () => 'account', shows: '10 of 10 left' } as const;
const OPERATOR = { at: () => 'operator', shows: 'Carla' };

const SOFIES_PASSKEY = /^Sofie's phone/;

async function pressAtPasskey(page: Page, name: RegExp): Promise<void> {
  await press(page, SOFIES_PASSKEY);
  await pressInDialog(page, name);
}

/** The row opens a sheet that asks for the password. */
async function pressAndConfirm(page: Page, row: RegExp): Promise<void> {
  await press(page, row);
  await typeIn(page, 'Your password', HOST_PASSWORD);
  await page.keyboard.press('Enter');
}

/** On a phone the row opens a menu. */
async function pressAtCarla(page: Page, name: RegExp): Promise<void> {
  const menu = button(page, 'Carla: what to do');
  if (!(await menu.isVisible())) return press(page, new RegExp(`${name.source} Carla`));
  await menu.press('Enter');
  await pressInDialog(page, name);
}

/** The account, and all hosts for whoever runs the server. */
export const ACCOUNT_SCREENS: readonly HostScreen[] = [
  { name: 'host-account', ...ACCOUNT },
  {
    name: 'host-account-failed',
    ...ACCOUNT,
    unanswered: /\/auth\/(factors|user\/sessions)$/,
    shows: 'This did not load.',
  },
  { name: 'host-account-name', ...ACCOUNT, open: (page) => press(page, /^Name/) },
  { name: 'host-account-email', ...ACCOUNT, open: (page) => press(page, /^E-mail/) },
  { name: 'host-account-password', ...ACCOUNT, open: (page) => press(page, /^Password/) },
  { name: 'host-account-delete', ...ACCOUNT, open: (page) => press(page, 'Delete my account') },
  { name: 'host-second-step-on', ...ACCOUNT, open: (page) => press(page, /^Authenticator app/) },
  {
    name: 'host-second-key',
    ...ACCOUNT,
    open: (page) => pressAndConfirm(page, /^Authenticator app/),
    leadsTo: 'A second key',
  },
  { name: 'host-account-with-second-step', ...SOFIES_ACCOUNT },
  { name: 'host-passkey-add', ...SOFIES_ACCOUNT, open: (page) => press(page, 'Add a passkey') },
  { name: 'host-passkey-menu', ...SOFIES_ACCOUNT, open: (page) => press(page, SOFIES_PASSKEY) },
  { name: 'host-passkey-rename', ...SOFIES_ACCOUNT, open: (page) => pressAtPasskey(page, /^Change its name/) },
  { name: 'host-passkey-remove', ...SOFIES_ACCOUNT, open: (page) => pressAtPasskey(page, /^Remove/) },
  { name: 'host-second-step-off', ...SOFIES_ACCOUNT, open: (page) => press(page, /^Authenticator app/) },
  { name: 'host-new-codes', ...SOFIES_ACCOUNT, open: (page) => press(page, /^Recovery codes/) },
  {
    name: 'host-recovery-codes',
    ...SOFIES_ACCOUNT,
    open: (page) => pressAndConfirm(page, /^Recovery codes/),
    leadsTo: 'If your phone is ever lost',
  },
  { name: 'host-operator', ...OPERATOR },
  {
    name: 'host-operator-nobody',
    ...OPERATOR,
    open: (page) => page.getByRole('searchbox').fill('bartholomew'),
    leadsTo: 'Nobody by that name',
  },
  { name: 'host-operator-menu', ...OPERATOR, onlyPhone: true, open: (page) => press(page, 'Noa: what to do') },
  { name: 'host-operator-ban', ...OPERATOR, open: (page) => pressAtCarla(page, /^Ban/) },
  { name: 'host-operator-remove', ...OPERATOR, open: (page) => pressAtCarla(page, /^Remove/) },
];
