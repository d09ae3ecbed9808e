import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

/** The headings of the privacy notice. */
export const sections: Record<NoticeSection['name'], string> = {
  who: 'Who is responsible',
  stored: 'What is stored, and where',
  seen: 'Who sees what',
  'how-long': 'For how long',
  delete: 'Delete it now',
  ask: 'Whom to ask',
};

/** The headings of the rows, each beside the facts about it. */
export const rows: Record<NoticeRowName, string> = {
  runs: 'The house',
  contact: 'Contact',
  imprint: 'Imprint',
  'house-notice': 'Its privacy notice',
  hosts: 'The hosts',
  server: 'On the server',
  phone: 'On this phone',
  nowhere: 'Nowhere else',
  guests: 'Every guest',
  wall: 'The wall in the room',
  'seen-by-hosts': 'The hosts',
  operator: 'Whoever runs the server',
  hide: 'Your choice',
  evening: 'Your evening',
  celebration: 'The celebration',
  'for-good': 'For good',
  now: 'At once',
  ask: 'You can ask',
  later: 'Not known yet',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Whoever runs this ${PRODUCT_NAME}.`,
  'hosts-decide': 'They decide which boards, walls and moments there are.',
  'name-and-drinks': 'Your name, your pace, your drinks, and when you had each.',
  'menu-drinks': "Which drink of the hosts' menu it was.",
  position: 'Where you are, blurred, and only if you share it.',
  choices: 'Whether you hide, or show no numbers.',
  'in-file': 'All of it is in one file.',
  'in-postgres': 'All of it is in a PostgreSQL database.',
  'same-on-phone': 'The same, but never where you are.',
  'settings-on-phone': 'Your settings, and the last leaderboard.',
  'no-account': 'No account, no cookie, no advertising. No other company gets anything.',
  'mail-to-hosts': 'Only hosts get mails, and none says anything about you.',
  name: 'Your name, your pace, and when you began.',
  'last-drink': 'The minute of your last drink.',
  nearby: `That you are within ${NEARBY_RADIUS_FEET} feet, if both of you share it. Never where.`,
  moments: 'Moments: who comes in, who clinks, and the first toast.',
  'wall-names': 'Your name, and what the boards show.',
  'wall-first-names': 'Your first name, and what the boards show.',
  'wall-totals': 'Only totals of the whole room, and no name.',
  'wall-of-open': 'What the leaderboard shows.',
  'hosts-see': 'Your name, how many drinks with alcohol, when you began, and whether you are here.',
  'hosts-never': 'Never a single drink, and never where you are.',
  'hand-over': 'If your phone is dead, they can hand your evening to another one. Your phone tells you.',
  'operator-sees': 'Everything that is on the server.',
  'if-quiet': 'On the list, without numbers: others see only your name.',
  'if-hidden': 'Hidden: no guest and no wall sees you.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} hours from when you began. Then it ends by itself.`,
  'gone-from-file': 'Within a minute it is gone from the server, and overwritten.',
  'gone-from-postgres': 'The server empties it at once, and the database overwrites it later.',
  'gone-with-demo': 'In memory only. When the demo begins again, all of it is gone.',
  'until-deleted': 'Its names, settings and log stay until its hosts delete it.',
  recap: `The hosts keep sums of at least ${LEAST_GUESTS} guests each, and no name.`,
  'refusal-stays': 'A random number, so that nothing comes back. It says nothing about you.',
  deleted: 'It goes from this phone and from every screen at once, and from the server.',
  'ask-hosts': 'The hosts of your celebration.',
  'ask-whoever': 'Whoever gave you this address.',
  'more-with-network': 'Who runs this server, and what is on here. You read it as soon as there is a network.',
};

/** The facts that all guests see about each other because a board is on. */
export const boards: Record<BoardName, string> = {
  mostDrinks: 'How many drinks with alcohol you had.',
  fastestPace: 'How many drinks with alcohol an hour.',
  hydration: 'How many glasses without alcohol.',
  balanced: 'In how many hours you kept a balance.',
  variety: 'How many different drinks you had.',
};
/** `names`: the couple. */
export const hostsOf = (names: string) => `The hosts of ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Its names, settings and log are deleted 1 day after its day.',
    other: `Its names, settings and log are deleted ${days} days after its day.`,
  });
