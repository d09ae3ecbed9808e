import type { Page, Route } from '@playwright/test';
import { recapWith } from '../../src/domain/recap/recap.fixture.ts';
import { button, type HostScreen, isShown, pressInDialog } from './host-screen.ts';
import type { HostWorld } from './prepare-hosts.ts';

type PartyName = 'busy' | 'empty' | 'large' | 'over';

const place = (party: PartyName, name: string) => (world: HostWorld) => `celebration/${world[party].id}/${name}`;
const guest = /^Farid/;

/** Types a date that cannot be saved, and leaves the field, so that the page says why. */
async function leaveWrongDate(page: Page): Promise<void> {
  await page.getByLabel('When?').fill('0026-06-20');
  // Nothing has the focus then, and the next Tab begins at the top of the page.
  await page.evaluate(() => {
    const top = document.createElement('button');
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
}

/** The next connection to the stream fails, so that the page shows the guests as they were. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route(/\/guests\/live\?/, (route) => route.abort());
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Searches for a text. On a phone with few guests, a button opens the field. */
const search = (text: string) => async (page: Page) => {
  const opener = button(page, /^Find among/);
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('searchbox').filter({ visible: true }).fill(text);
};

/** Reloads the page with changed answers to some calls. */
const withAnswers = (calls: RegExp, answer: (route: Route) => Promise<unknown>) => async (page: Page) => {
  await page.route(calls, answer);
  await page.reload();
};

/** The names, days and looks of a planner's other celebrations. */
const OTHERS = [
  ['Clara & Jonas', '2027-06-05', 'fir'],
  ['Sofia & Luca', '2027-06-12', 'midnight'],
  ['Amina & Yusuf', '2027-05-08', 'lagoon'],
  ['Hannah & Emil', '2027-05-15', 'sage'],
  ['Zofia & Łukasz', '2027-05-29', 'peony'],
  ['Eva & Noah', '2027-07-10', 'terracotta'],
  ['Inês & Tiago', '2027-09-04', 'claret'],
  ['Greta & Paul', '2026-10-03', 'olive'],
  ['Julie & Marc', '2026-09-12', 'lavender'],
] as const;

/** Shows the list of a planner with many celebrations. */
const MANY = withAnswers(/\/api\/host\/celebrations$/, async (route) => {
  const listed: Record<string, unknown>[] = await (await route.fetch()).json();
  const others = OTHERS.map(([names, date, palette], place) => ({
    ...{ ...listed[0], id: `other-${place}`, names, date, look: { palette, ornament: 'olive' }, state: 'open' },
    ...{ code: `K7MP4XR${place}`, guests: 0, waiting: 0, setAside: 0 },
  }));
  await route.fulfill({ json: [...listed, ...others] });
});

/** The figures of a celebration are complete only two hours after its end. */
const RECAP = recapWith({
  ...{ drinks: 124, withoutAlcohol: 56, waters: 31, clinks: 9 },
  kinds: [
    { kind: 'wine', drinks: 68 },
    { kind: 'water', drinks: 31 },
    { kind: 'other', drinks: 25 },
    { kind: 'shot', drinks: 'few' },
  ],
  menu: [{ name: 'Virgin Mule', sign: '🌿', kind: 'other', drinks: 25 }],
  hours: [
    [9, 14],
    [15, 12],
    [24, 11],
    [12, 13],
    [8, 6],
  ].map(([alcohol = 0, withoutAlcohol = 0], at) => ({
    from: `2026-05-16T${16 + at}:00:00.000Z`,
    ...{ alcohol, withoutAlcohol },
  })),
  ...{ firstToast: '2026-05-16T16:05:00.000Z', lastToast: '2026-05-16T20:50:00.000Z' },
});

/** Makes Ida a co-host of a new celebration of Carla's. */
async function withIda({ carla, askIda }: HostWorld): Promise<string> {
  const party = await carla.celebrate('Zoe & Finn', '2027-10-02');
  await askIda(party);
  return `celebration/${party.id}/guests`;
}

const shown = (page: Page, { carla }: HostWorld) =>
  carla.at({ id: /celebration\/([\w-]+)/.exec(page.url())?.[1] ?? '' });

const TONIGHT = { at: place('busy', 'tonight'), shows: 'since the last toast' };
const GUESTS = { at: place('busy', 'guests'), shows: /^12 guests/ };
const DETAILS = { at: place('busy', 'details'), shows: 'Names and date' };
const MENU = { at: place('busy', 'menu'), shows: '3 of 8 drinks' };
const HOSTS = { at: place('busy', 'hosts'), shows: 'lena@example.org' };
const OVER_RECAP = { at: place('over', 'recap'), shows: 'The recap is on its way' };
const IDAS = { who: 'ida', at: withIda, shows: 'The room is ready' } as const;
const CREATE = { at: 'create', shows: 'Who is celebrating?' };

/** The screens of My celebrations, and of the pages of a celebration. */
export const CELEBRATION_SCREENS: readonly HostScreen[] = [
  { name: 'host-celebrations-empty', who: 'ida', at: '', shows: 'Who is getting married?' },
  { name: 'host-celebrations', at: '', shows: 'Maximilian' },
  { name: 'host-celebrations-failed', at: '', unanswered: /\/celebrations$/, shows: 'Your celebrations did not load' },
  { name: 'host-celebrations-many', at: '', shows: 'Maximilian', open: MANY, leadsTo: 'To come' },
  { name: 'host-create', ...CREATE },
  { name: 'host-copy', at: ({ busy }) => `copy/${busy.id}`, shows: 'Who is celebrating?' },
  { name: 'host-create-faults', ...CREATE, open: 'Create the celebration' },
  { name: 'host-tonight', ...TONIGHT },
  { name: 'host-guests-0', at: place('empty', 'guests'), shows: 'The room is ready' },
  { name: 'host-guests-12', ...GUESTS },
  { name: 'host-guests-300', at: place('large', 'guests'), shows: /^300 guests/ },
  {
    name: 'host-guests-failed',
    ...GUESTS,
    unanswered: /\/celebrations\/[\w-]+$/,
    shows: 'This celebration did not load',
  },
  {
    name: 'host-guests-never-came',
    ...GUESTS,
    unanswered: /\/guests\/live\?/,
    shows: 'The guests appear when the network is back.',
  },
  { name: 'host-guests-offline', ...GUESTS, open: loseNetwork, leadsTo: 'As of' },
  { name: 'host-over-tonight', at: place('over', 'tonight'), shows: 'It is over' },
  { name: 'host-over-guests', at: place('over', 'guests'), shows: /^3 guests/ },
  { name: 'host-search', ...GUESTS, open: search('uncle') },
  { name: 'host-search-nobody', ...GUESTS, open: search('bartholomew') },
  { name: 'host-set-aside', ...GUESTS, open: /^Set aside/ },
  { name: 'host-guest', ...GUESTS, open: guest },
  { name: 'host-guest-removed', ...GUESTS, open: [/^Set aside/, /^Dario/] },
  { name: 'host-rename', ...GUESTS, open: [guest, pressInDialog(/^Rename/)] },
  { name: 'host-remove', ...GUESTS, open: [guest, pressInDialog(/^Remove/), 'May not return'] },
  { name: 'host-log', ...GUESTS, open: /^(History|See all)$/ },
  { name: 'host-door', ...TONIGHT, open: /The door/ },
  { name: 'host-invite', at: place('busy', 'invite'), shows: 'Cards for the tables' },
  {
    name: 'host-invite-letterpress',
    at: place('large', 'invite'),
    shows: 'Cards for the tables',
    open: ['Letterpress', 'Deutsch', 'Français'],
  },
  { name: 'host-evening', at: place('busy', 'evening'), shows: '3 drinks' },
  { name: 'host-menu', ...MENU },
  { name: 'host-menu-empty', at: place('empty', 'menu'), shows: 'What is poured tonight?' },
  { name: 'host-menu-without-alcohol', at: place('large', 'menu'), shows: 'Not offered tonight' },
  { name: 'host-menu-new-faults', ...MENU, open: ['Add a drink', pressInDialog(/^Add it/)] },
  { name: 'host-menu-drink', ...MENU, open: /^Opa’s Obstler/ },
  { name: 'host-look', at: place('busy', 'look'), shows: 'Ornament' },
  { name: 'host-wall', at: place('busy', 'wall'), shows: 'Show on the wall' },
  { name: 'host-details', ...DETAILS },
  { name: 'host-details-wrong', ...DETAILS, open: leaveWrongDate },
  { name: 'host-end', ...DETAILS, open: 'End the celebration' },
  { name: 'host-ends', ...DETAILS, open: 'Change when it ends' },
  { name: 'host-delete', ...DETAILS, open: 'Delete it' },
  { name: 'host-over-details', at: place('over', 'details'), shows: 'Open it again' },
  { name: 'host-recap-not-yet', ...OVER_RECAP },
  {
    name: 'host-recap',
    ...OVER_RECAP,
    open: withAnswers(/\/api\/host\/.*\/recap$/, (route) => route.fulfill({ json: RECAP })),
    leadsTo: 'The shape of the evening',
  },
  { name: 'host-hosts', ...HOSTS },
  { name: 'host-hand-over', ...HOSTS, open: 'Hand it over', leadsTo: 'Will you stay to help?' },
  { name: 'host-hosts-remove', ...HOSTS, open: 'Remove Sofie' },
  { name: 'host-hosts-leave', ...HOSTS, who: 'sofie', open: 'Leave' },
  {
    name: 'host-hosts-link',
    at: async (world) => {
      await world.host.at(world.over).withdrawAll();
      return place('over', 'hosts')(world);
    },
    shows: 'made this celebration',
    open: ['Make a link instead', 'Make a link'],
    leadsTo: /^It works once/,
  },
  { name: 'host-invited', who: 'ida', at: ({ invitation }) => `&invitation=${invitation}`, shows: 'Marek asks' },
  { name: 'host-not-yours', who: 'ida', at: place('busy', 'guests'), shows: 'No such celebration' },
  {
    name: 'host-account-exists',
    who: 'ida',
    at: ({ accountInvitation }) => `&invitation=${accountInvitation}`,
    shows: 'This invitation is for someone else',
  },
  {
    name: 'host-thank-you',
    ...IDAS,
    open: async (page, world) => {
      await shown(page, world).removeHost('Ida');
      await isShown(page, 'Thank you for your help');
      await shown(page, world).delete();
    },
  },
  {
    name: 'host-deleting',
    ...IDAS,
    open: async (page, world) => {
      await shown(page, world).delete();
      await isShown(page, /It will be deleted at/);
    },
    leadsTo: 'Keep it',
  },
  {
    name: 'host-deleted',
    ...IDAS,
    open: async (page, world) => {
      await shown(page, world).delete();
      world.endTheGrace();
    },
    leadsTo: 'Zoe & Finn is deleted',
  },
];
