import type { Phone } from '../../../sync/phone/phone.ts';

/** The number of drinks that the server does not have yet. */
export function unsentDrinks({ session, acknowledged }: Pick<Phone, 'session' | 'acknowledged'>): number {
  const sent = new Set(acknowledged?.drinks.map(({ id }) => id));
  return session.drinks.filter(({ id }) => !sent.has(id)).length;
}
