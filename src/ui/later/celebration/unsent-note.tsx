import { notYetSent } from '#messages/celebration/celebration.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import { Drawing } from '../../components/drawings/icon.tsx';
import { Note } from '../../components/note.tsx';

const NO_CLOUD = ['M3 3l18 18M9.5 6.4A6 6 0 0 1 17.6 10 4.2 4.2 0 0 1 20.6 16M16.5 18H7.3A4.3 4.3 0 0 1 6.6 9.5'];

/** Says to which celebration the unsent drinks will go. `names`: the couple, or null for the open leaderboard. */
export function UnsentNote({ count, names }: { count: number; names: string | null }) {
  return <Note icon={<Drawing paths={NO_CLOUD} />}>{notYetSent(count, names)}</Note>;
}

/** The number of drinks that the server does not have yet. */
export function unsentDrinks({ session, acknowledged }: Pick<Phone, 'session' | 'acknowledged'>): number {
  const sent = new Set(acknowledged?.drinks.map(({ id }) => id));
  return session.drinks.filter(({ id }) => !sent.has(id)).length;
}
