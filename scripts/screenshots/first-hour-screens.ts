import type { Page } from '@playwright/test';
import type { HostScreen } from './host-screen.ts';
import type { HostWorld } from './prepare-hosts.ts';

const FRESH = { who: 'nobody', on: 'byInvitation' } as const;
const YOU = { ...FRESH, at: withNewLink, shows: 'Now make it yours.' } as const;
const FIRST = { at: 'first', shows: 'Who is celebrating?' };
const FIRST_GUEST = { at: ({ empty }: HostWorld) => `first/${empty.id}`, shows: 'It is ready. Be the first guest.' };
const NO_TOKEN = 'A'.repeat(22);

async function withNewLink({ others }: HostWorld): Promise<string> {
  return `&setup=${await others.newSetUpToken()}`;
}

/** Loads a page as if the server had a public address in a celebration's link. */
async function loadWithPublicLink(page: Page, { empty }: HostWorld): Promise<void> {
  await page.route(`**/api/host/celebrations/${empty.id}`, async (route) => {
    const response = await route.fetch();
    const link = `https://clink.example/?c=${empty.code}`;
    await route.fulfill({ response, json: { ...(await response.json()), link } });
  });
  await page.reload();
}

/** The three steps of the operator of a new server, and the screens of a set-up link that was used or has expired. */
export const FIRST_HOUR_SCREENS: readonly HostScreen[] = [
  { name: 'host-first-you', ...YOU },
  { name: 'host-first-you-faults', ...YOU, open: 'Continue' },
  { name: 'host-first-celebration', who: 'ida', ...FIRST },
  { name: 'host-first-celebration-faults', who: 'ida', ...FIRST, open: 'Make the code' },
  { name: 'host-first-guest', ...FIRST_GUEST },
  {
    name: 'host-first-guest-public',
    ...FIRST_GUEST,
    open: loadWithPublicLink,
    leadsTo: /Guests can come in|Be the first guest on this phone/,
  },
  { name: 'host-setup-used', who: 'nobody', at: `&setup=${NO_TOKEN}`, shows: 'There is a host already' },
  { name: 'host-setup-old', ...FRESH, at: `&setup=${NO_TOKEN}`, shows: 'This link has run out' },
];
