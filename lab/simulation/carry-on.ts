import { MINUTE_MS } from '../../src/domain/limits.ts';
import type { EveningTakeOver } from '../../src/sync/two-phones/take-over-evening.ts';
import type { TicketLink } from '../../src/sync/two-phones/ticket-calls.ts';
import type { Dice } from './dice.ts';
import type { Evening } from './evening.ts';
import { emptyStory, type GuestStory, killTab } from './guest-story.ts';
import { hasName, type SimPhone, type Tab } from './sim-phone.ts';
import type { VirtualTime } from './virtual-time.ts';

const PATIENCE_MS = MINUTE_MS;
const STEP_MS = 1_000;

/**
 * A guest carries on with the QR code of the first phone, which may sign off afterwards. Sometimes two phones read the QR
 * code. Afterwards the guest uses both the first and the second phone, or only the second one.
 */
export async function carryOn(evening: Evening, guest: GuestStory, dice: Dice): Promise<string> {
  const { time, guests, server } = evening;
  const { phone } = guest;
  const [tab] = phone.tabs;
  if (!tab || !hasName(tab)) return 'one phone is enough';
  const { sessionId } = tab.store.getState().identity;
  const link = await ticketLinkOf(tab, time);
  if (!link) return 'the square does not come';
  const signsOff = dice.chance(0.5);
  tab.offer.choose(signsOff);
  const readers = Array.from({ length: dice.chance(0.3) ? 2 : 1 }, () => phone.another());
  await take(readers, link, time);
  const second = winnerOf(evening, readers, sessionId);
  if (!second) {
    void tab.offer.close();
    return 'the evening does not get to the second phone';
  }
  guest.hasTwoPhones = true;
  guest.hideMe = null;
  guests.push({ ...guest, phone: second });
  if (signsOff) await until(time, () => phone.tabs.length > 0 && !phone.tabs.some(hasName));
  if (phone.tabs.every(hasName)) {
    void tab.offer.close();
    return 'the guest carries on on two phones';
  }
  // A tab that cannot store waits for the server before it signs off. The guest does not wait, and closes the tab.
  for (const tab of phone.tabs.filter(hasName)) killTab(guest, tab);
  // Until the second phone has loaded them, some drinks are only on the server. So the server must not be restored.
  server.backup = null;
  if (!guest.sharesStory) Object.assign(guest, emptyStory());
  return 'the guest carries on on another phone, and the first one signs off';
}

/** Returns the phone that has received the session, and closes the pages of the others. */
function winnerOf({ broken }: Evening, readers: readonly SimPhone[], sessionId: string): SimPhone | undefined {
  const [second, ...more] = readers.filter((reader) => hasSession(reader, sessionId));
  if (more.length > 0) broken.add('a ticket was good for two phones');
  for (const reader of readers) if (reader !== second) for (const page of [...reader.tabs]) page.kill();
  return second;
}

export async function ticketLinkOf(tab: Tab, time: VirtualTime): Promise<TicketLink | null> {
  tab.offer.open();
  await until(time, () => tab.offer.getState().offer.kind !== 'asking');
  const { offer } = tab.offer.getState();
  return offer.kind === 'open' ? offer.link : null;
}

/** All phones read the QR code at the same moment, and try again until each has an answer. */
export async function take(readers: readonly SimPhone[], link: TicketLink, time: VirtualTime): Promise<void> {
  const pages = readers.map((reader) => reader.openTab().takeOver);
  for (const page of pages) page.begin(link);
  for (let tries = 0; tries < 5; tries++) {
    await until(time, () => pages.every((page) => page.getState().step.kind !== 'looking'));
    for (const page of pages) page.accept();
    await until(time, () => pages.every(isAnswered));
    for (const page of pages) if (!page.getState().arrived) page.tryAgain();
  }
  for (const page of pages) page.decline();
}

function isAnswered({ getState }: EveningTakeOver): boolean {
  return getState().arrived !== null || getState().step.kind === 'trouble';
}

async function until(time: VirtualTime, isDone: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS && !isDone(); waitedMs += STEP_MS) await time.pass(STEP_MS);
}

function hasSession({ tabs }: SimPhone, sessionId: string): boolean {
  return tabs.some(({ store }) => store.getState().identity.sessionId === sessionId);
}
