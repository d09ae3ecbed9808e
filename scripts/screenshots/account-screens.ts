import type { Page } from '@playwright/test';
import { HOST_PASSWORD } from '../../tools/host-calls.ts';
import { button, type HostScreen, press, pressInDialog, rest, type Step, typeIn } from './host-screen.ts';

const ACCOUNT = { at: 'account', shows: 'This' };
const SOFIES_ACCOUNT = { who: 'sofie', at: 'account', shows: '10 of 10 left' } as const;
const OPERATOR = { at: 'operator', shows: 'Carla' };

const HOUSE = { at: 'house', shows: 'Boards that hosts may show' };

const SOFIES_PASSKEY = /^Sofie's phone/;

/** The steps through the sheet that asks for the password again. */
const confirm: readonly Step[] = [typeIn('Your password', HOST_PASSWORD), (page) => page.keyboard.press('Enter')];

/** Presses an action of Carla's row. On a phone the row first opens a menu. */
const pressAtCarla = (name: RegExp) => async (page: Page) => {
  const menu = button(page, 'Carla: what to do');
  if (!(await menu.isVisible())) return press(page, new RegExp(`${name.source} Carla`));
  await menu.click();
  await rest(page);
  return pressInDialog(name)(page);
};

/** The screens of the account and, for operators, of all hosts and the house. */
export const ACCOUNT_SCREENS: readonly HostScreen[] = [
  { name: 'host-account', ...ACCOUNT },
  {
    name: 'host-account-failed',
    ...ACCOUNT,
    unanswered: /\/auth\/(factors|user\/sessions)$/,
    shows: 'second step and devices did not load.',
  },
  { name: 'host-account-name', ...ACCOUNT, open: /^Name/ },
  { name: 'host-account-email', ...ACCOUNT, open: /^E-mail/ },
  { name: 'host-account-password', ...ACCOUNT, open: /^Password/ },
  { name: 'host-account-delete', ...ACCOUNT, open: 'Delete my account' },
  { name: 'host-second-step-on', ...ACCOUNT, open: /^Authenticator app/ },
  {
    name: 'host-second-key',
    ...ACCOUNT,
    open: [/^Authenticator app/, ...confirm],
    leadsTo: 'Six digits from the app',
  },
  { name: 'host-account-with-second-step', ...SOFIES_ACCOUNT },
  { name: 'host-passkey-add', ...SOFIES_ACCOUNT, open: 'Add a passkey' },
  { name: 'host-passkey-menu', ...SOFIES_ACCOUNT, open: SOFIES_PASSKEY },
  { name: 'host-passkey-rename', ...SOFIES_ACCOUNT, open: [SOFIES_PASSKEY, pressInDialog(/^Change its name/)] },
  { name: 'host-passkey-remove', ...SOFIES_ACCOUNT, open: [SOFIES_PASSKEY, pressInDialog(/^Remove/)] },
  { name: 'host-second-step-off', ...SOFIES_ACCOUNT, open: /^Authenticator app/ },
  { name: 'host-new-codes', ...SOFIES_ACCOUNT, open: /^Recovery codes/ },
  {
    name: 'host-recovery-codes',
    ...SOFIES_ACCOUNT,
    open: [/^Recovery codes/, ...confirm],
    leadsTo: 'If your phone is ever lost',
  },
  { name: 'host-operator', ...OPERATOR },
  { name: 'host-operator-failed', at: 'operator', unanswered: /\/auth\/admin\//, shows: 'The hosts did not load' },
  {
    name: 'host-operator-nobody',
    ...OPERATOR,
    open: (page) => page.getByRole('searchbox').fill('bartholomew'),
    leadsTo: 'Nobody by that name',
  },
  { name: 'host-operator-menu', ...OPERATOR, onlyPhone: true, open: 'Noa: what to do' },
  { name: 'host-rules', at: 'house', shows: 'Boards that hosts may show' },
  { name: 'host-operator-ban', ...OPERATOR, open: pressAtCarla(/^Ban/) },
  { name: 'host-operator-remove', ...OPERATOR, open: pressAtCarla(/^Remove/) },
  { name: 'host-house-rules', ...HOUSE },
  {
    name: 'host-house-rules-faults',
    ...HOUSE,
    open: [typeIn('Link to the imprint', 'the imprint'), (page) => page.keyboard.press('Enter')],
    leadsTo: 'This must be a whole link',
  },
];
