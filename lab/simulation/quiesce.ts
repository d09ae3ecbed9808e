import { MINUTE_MS } from '../../src/domain/limits.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import type { Evening } from './evening.ts';
import { CALM } from './network.ts';
import type { SimPhone, Tab } from './sim-phone.ts';

const QUIET_WITHIN_MS = 10 * MINUTE_MS;

/**
 * Ends all faults, and waits two or three times until every phone is saved. Before the first wait, half of the phones that are
 * online are not woken. With hosts all phones are woken, because a refused phone may be waiting for a wake. Before the second
 * wait every phone is woken, because a late request of a killed tab may have reached the server after the phone's last save. A
 * restore needs a third wait: a phone that was asleep may now send what the server lost, and the guest's other phone loads it
 * only at its next wake. `onRecovery`: what hosts do before each wait. @throws {Error} if a phone is never saved.
 */
export async function quiesce(evening: Evening, onRecovery?: () => Promise<void>): Promise<void> {
  const { time, server, network, guests } = evening;
  network.faults = CALM;
  network.intruder = null;
  await server.recover();
  const asleep = new Set<SimPhone>();
  for (const [index, { phone }] of guests.entries()) {
    if (!onRecovery && phone.isOnline && index % 2 === 1) asleep.add(phone);
    phone.storage.isFull = false;
    phone.isOnline = true;
    if (phone.tabs.length === 0) phone.openTab();
  }
  for (let times = 0; times < (server.restores > 0 ? 3 : 2); times++) {
    await onRecovery?.();
    await wakeAndWait(evening, asleep);
    asleep.clear();
  }
  await time.pass(40_000);
}

async function wakeAndWait({ time, guests }: Evening, except: ReadonlySet<SimPhone>): Promise<void> {
  const awake = guests.filter(({ phone }) => !except.has(phone));
  for (const { phone } of awake) for (const tab of phone.tabs) tab.wake();
  const deadlineMs = time.nowMs + QUIET_WITHIN_MS;
  do {
    await time.pass(35_000);
    if (time.nowMs > deadlineMs) throw new Error('stuck: a phone still owes the server something after 10 minutes');
  } while (guests.some(({ phone }) => phone.tabs.some(owes)));
}

function owes({ store, evenings, deletions }: Tab): boolean {
  const phone = store.getState();
  const asides = evenings.list().filter(({ identity }) => identity.sessionId !== phone.identity.sessionId);
  const isOwed = [phone, ...asides].some((copy) => copy.state.userName !== '' && !isSaved(copy));
  return isOwed || !['none', 'done'].includes(deletions.getState().state);
}
