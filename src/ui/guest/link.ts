import * as v from 'valibot';
import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import type { SessionStore } from '../../sync/evening/session-store.ts';
import { type KnownFacts, knownFactsSchema } from '../../sync/phone/known-celebration.ts';
import { elsewhere } from '../../sync/phone/new-session.ts';
import type { Phone } from '../../sync/phone/phone.ts';
import type { Clock, Random } from '../../sync/ports.ts';

/** Whether the guest can change the celebration without a loss, because there is no name and no drink yet. */
export function isUntouched({ userName, session }: Phone): boolean {
  return userName === null && session.drinks.length === 0;
}

/** A new guest who opens the link of a celebration joins it at once. Everybody else is asked first (joining.ts). */
export function joinFromPage(store: SessionStore, { clock, random }: { clock: Clock; random: Random }): void {
  const facts = factsOfPage();
  const phone = store.getState();
  const isNew = isUntouched(phone) && phone.celebration?.code !== facts?.code && store.asides.all().length === 0;
  if (!isNew || facts?.state !== 'open') return;
  store.moveTo(elsewhere(phone, { ...facts, learnedAt: clock.now() }, random), true);
}

/** The facts that the server has written into the page. Null if the stored page is older than the address. */
export function factsOfPage(): KnownFacts | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CELEBRATION_META}"]`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), knownFactsSchema), meta?.content);
  const letters = location.href.replace(/%20|\W/g, '').toUpperCase();
  return parsed.success && letters.includes(parsed.output.code) ? parsed.output : null;
}
