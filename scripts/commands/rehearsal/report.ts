import { counted } from '../../../src/domain/text/counted.ts';
import { quantile } from '../../../tools/quantile.ts';
import type { Felt } from './rehearsal.ts';

/** The longest times, in ms, that guests do not notice as a delay. */
const GOOD = { joinMs: 3_000, drinkMs: 1_000, toastMs: 5_000, blindMs: 5_000 };

/** One line for each thing that guests would notice, and whether the evening would go well. */
export function reportOf(felt: Felt): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const { phones, allInMs, joinMs, toastMs, cuts, refusals, left } = felt;
  const takenAway =
    left.length === 0
      ? 'Taken away: every guest of the rehearsal.'
      : `Not taken away: ${counted(left.length, 'guest')}. The server deletes them by itself within 24 hours, and with their celebration.`;
  if (felt.isStopped)
    return { lines: ['Stopped before the end, so this says nothing about the evening.', takenAway], isGood: false };
  const troubles = troublesOf(felt);
  const seen = felt.drinkMs.filter((ms) => ms !== null);
  const lines = [
    allInMs === null
      ? `In: ${felt.in} of ${phones} phones. ${phones - joinMs.length} did not get in within a minute.`
      : `In: all ${phones} phones, ${seconds(allInMs)} after the first one came. A guest waits ${seconds(median(joinMs))}, the slowest ${seconds(Math.max(0, ...joinMs))}.`,
    seen.length > 0
      ? `A drink: on every phone after ${seconds(median(seen))}, at worst after ${seconds(Math.max(...seen))}. On 99 of 100 phones after ${seconds(quantile(felt.phoneMs, 0.99))}.`
      : 'A drink: never on every phone.',
    toastMs === null
      ? 'A toast, when everybody drinks at once: not on every phone within a minute.'
      : `A toast, when everybody drinks at once: on every phone after ${seconds(toastMs)}.`,
    cuts === 0
      ? 'Streams: none was cut.'
      : `Streams: cut ${counted(cuts, 'time')}. The longest time without one was ${seconds(felt.longestBlindMs)}.`,
    ...(felt.heldBack > 0
      ? [
          'Streams are held back: something between phones and server collects them, so leaderboards come every few seconds instead of at once. Look for buffering in the proxy.',
        ]
      : []),
    refusals.length === 0
      ? 'Refused: nothing.'
      : `Refused:\n${refusals.map(({ refusal, count }) => `  ${counted(count, 'time')} by ${refusal.by}: ${refusal.why}${hintFor(refusal.by, refusal.why)}`).join('\n')}`,
    takenAway,
    '',
    troubles.length === 0
      ? `An evening with ${counted(phones, 'phone')} goes well here.`
      : `Guests would notice:\n${troubles.map((trouble) => `  ${trouble}`).join('\n')}`,
  ];
  return { lines, isGood: troubles.length === 0 && left.length === 0 };
}

function troublesOf({
  phones,
  in: inside,
  joinMs,
  drinkMs,
  phoneMs,
  toastMs,
  longestBlindMs,
  heldBack,
}: Felt): string[] {
  const isSlow = (ms: number | null, good: number) => ms === null || ms > good;
  const troubles = [
    inside < phones && `${phones - inside} of ${phones} phones stay outside.`,
    median(joinMs) > GOOD.joinMs && 'Coming in is slow.',
    (drinkMs.includes(null) || quantile(phoneMs, 0.99) > GOOD.drinkMs) && 'Drinks come late, or not on all phones.',
    isSlow(toastMs, GOOD.toastMs) && 'A toast comes late.',
    longestBlindMs > GOOD.blindMs && 'Leaderboards stand still for some seconds.',
    heldBack > 0 && 'Leaderboards are not live.',
  ];
  return troubles.filter((trouble) => trouble !== false);
}

/** A hint at what the operator can do, if the reason is known. */
function hintFor(by: string, why: string): string {
  if (by === 'the tunnel' && /429|5\d\d/.test(why))
    return ' (a quick tunnel stops at 200 calls in flight: use a named one)';
  if (by === 'Clink' && /streams are open/.test(why)) return ' (MAX_STREAMS and MAX_STREAMS_PER_ADDRESS)';
  if (by === 'Clink' && /too many sessions/i.test(why)) return ' (MAX_SESSIONS)';
  if (by === 'Clink' && /this address/.test(why))
    return ' (all phones of the rehearsal have one address, as in the Wi-Fi of a venue; MAX_NEW_SESSIONS_PER_ADDRESS)';
  if (by === 'the proxy' && /^413|^429|^503/.test(why)) return ' (its own limit)';
  if (by === 'the proxy' && /^50[24]/.test(why)) return ' (it did not reach Clink)';
  return '';
}

/** '0.25 s' */
function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

const median = (values: readonly number[]) => (values.length === 0 ? 0 : quantile(values, 0.5));
