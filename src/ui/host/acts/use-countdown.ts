import { useState } from 'react';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { useSecondsUntil } from '../../time/use-seconds-until.ts';

/** How long a button waits before the same mail can be asked for again. */
const WAIT_MS = MINUTE_MS;

/** Counts the seconds until something may be done again, from the first render and from each `restart`. */
export function useCountdown(): { readonly seconds: number; restart(): void } {
  const [untilMs, setUntilMs] = useState(() => Date.now() + WAIT_MS);
  return { seconds: useSecondsUntil(untilMs), restart: () => setUntilMs(Date.now() + WAIT_MS) };
}
