import { type Child, startChild } from '../harness/child.ts';
import { monotonicMs, sleep } from '../harness/monotonic.ts';
import type { LiveContender, LiveServer } from './contenders.ts';
import type { CrowdSize } from './crowd.ts';
import type { AcknowledgedChange, GuestsCalls } from './guests.process.ts';
import type { PhonesCalls } from './phones.process.ts';

/** One running contender. Its phones and its guests run in separate processes. */
export interface Stage {
  readonly server: LiveServer;
  readonly phones: Child<PhonesCalls>;
  readonly guests: Child<GuestsCalls>;
  /** Connects more phones, up to this number in all, in the order of their guests. */
  connect(upTo: number): Promise<void>;
  end(): Promise<void>;
}

export interface Change {
  /** From sending the save until the last phone holds it, ms. */
  readonly sentLagMs: number;
  /** From the save's acknowledgement, ms. */
  readonly lagMs: number;
}

const ASK_EVERY_MS = 50;
const HOLD_WITHIN_MS = 300_000;

/**
 * Starts a server and lets all guests arrive. They save until `warmSaves` saves have warmed it. `messageBytes`: see
 * `LiveContender`.
 */
export async function openStage(
  contender: LiveContender,
  { guests: count, warmSaves }: { guests: number; warmSaves: number },
  messageBytes = 0,
): Promise<Stage> {
  const server = await contender.start(messageBytes);
  const phones = startChild<PhonesCalls>('live/phones');
  const guests = startChild<GuestsCalls>('live/guests');
  const crowd: CrowdSize = { guests: count, atMs: Date.now() };
  const { client } = contender;
  const urls = server.phoneUrls ?? [server.url];
  const end = async () => {
    await Promise.all([phones.stop(), guests.stop()]);
    await server.stop();
  };
  try {
    await guests.call('arrive', { client, url: server.url, crowd, warmSaves });
  } catch (error) {
    await end();
    throw error;
  }
  return { server, phones, guests, connect: (upTo) => phones.call('connect', { client, urls, crowd, upTo }), end };
}

/** Makes a change every 1/`perSecond` s. @returns once every phone holds all of them. */
export async function drinkUntilHeld(
  { phones, guests }: Stage,
  { changes, perSecond }: { changes: number; perSecond: number },
): Promise<Change[]> {
  const drunk: AcknowledgedChange[] = await guests.call('drink', { changes, perSecond });
  const giveUpAt = monotonicMs() + HOLD_WITHIN_MS;
  for (;;) {
    const missing = await phones.call('missing', drunk);
    if (missing === 0) break;
    if (monotonicMs() > giveUpAt) throw new Error(`${missing} of ${changes} changes did not reach every phone`);
    await sleep(ASK_EVERY_MS);
  }
  const heldAt = await phones.call('lastHeldAt', drunk);
  return drunk.map(({ sentAtMs, acknowledgedAtMs }, change) => {
    const heldAtMs = heldAt[change] ?? Number.NaN;
    return { sentLagMs: heldAtMs - sentAtMs, lagMs: heldAtMs - acknowledgedAtMs };
  });
}
