import * as v from 'valibot';
import {
  CELEBRATION_META,
  CELEBRATION_PARAMETER,
  type CelebrationFacts,
  celebrationFactsSchema,
} from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import type { Phone } from '../../sync/phone.ts';
import type { Clock } from '../../sync/ports.ts';
import type { SessionStore } from '../../sync/session-store.ts';

/** The code in the address of the page, as it is written there. Null if there is none. */
export function codeInAddress(): string | null {
  return new URLSearchParams(location.search).get(CELEBRATION_PARAMETER);
}

/** Whether the guest has done nothing yet that could be left behind. */
export function isUntouched({ userName, session }: Phone): boolean {
  return userName === null && session.drinks.length === 0;
}

/** A new guest who opens the link of a celebration is there at once. Everybody else is asked first (joining.ts). */
export function joinFromPage(store: SessionStore, clock: Clock): void {
  const celebration = factsOfPage();
  if (!celebration) return;
  const phone = store.getState();
  const joined = { ...celebration, learnedAt: clock.now() };
  if (phone.celebration?.code === celebration.code) store.learn(joined);
  else if (isUntouched(phone) && celebration.state === 'open') store.goOver(joined);
}

/**
 * What the server has written into the page. A stored page may be older than the address, and then it does not count.
 */
export function factsOfPage(): CelebrationFacts | null {
  const code = parseCelebrationCode(codeInAddress() ?? '');
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CELEBRATION_META}"]`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), celebrationFactsSchema), meta?.content);
  return parsed.success && parsed.output.code === code ? parsed.output : null;
}
