import { expect, onTestFinished } from 'vitest';
import { createDeletions } from '../celebrations/deletions.ts';
import { createEvenings } from '../celebrations/evenings.ts';
import { startPushingAsides } from '../celebrations/push-asides.ts';
import { startPushing } from '../evening/push.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { isSaved } from '../phone/phone.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import type { Fetch } from '../ports.ts';
import { followNews } from './follow-news.ts';
import { createEveningOffer } from './offer-evening.ts';
import { createOtherPhone } from './other-phone.ts';
import { createEveningTakeOver } from './take-over-evening.ts';
import type { TicketLink } from './ticket-calls.ts';

/** The real server in a test. */
interface Server {
  readonly timers: { now(): number };
  request: Fetch;
}

export type ServedPhone = ReturnType<typeof openServedPhone>;

/** Opens a phone's page at the real server. With the storage of an earlier page, it is that phone after a reload. */
export function openServedPhone(server: Server, { storage = testStorage(), skewMs = 0 } = {}) {
  const { fetch, network, asked, answered, quiet } = connect(server);
  const clock = testClock(server.timers.now() + skewMs, answered);
  const lifecycle = testLifecycle();
  const logged: string[] = [];
  const ports = { storage, clock, random: testRandom, lifecycle, fetch, log: (text: string) => logged.push(text) };
  const store = createSessionStore(ports);
  const locks = { exclusively: (_: string, __: number, work: () => Promise<void>) => work() };
  const deps = { ...ports, store, locks };
  // The page ends before later subscribers are notified of the removal (src/ui/later/watch-expiry.ts).
  const stopWatching = store.subscribe(() => {
    if (store.ending()) close();
  });
  const otherPhone = createOtherPhone(deps);
  const offer = createEveningOffer({ ...deps, otherPhone });
  const takeOver = createEveningTakeOver({ ...deps, otherPhone });
  const stops = [
    stopWatching,
    startPushing(deps),
    startPushingAsides(deps),
    followNews({ ...deps, otherPhone }),
    otherPhone.close,
    offer.end,
    takeOver.end,
  ];
  const close = () => {
    for (const stop of stops) stop();
  };
  onTestFinished(close);

  return {
    store,
    clock,
    lifecycle,
    storage,
    network,
    asked,
    logged,
    offer,
    takeOver,
    otherPhone,
    evenings: createEvenings(deps),
    deletions: createDeletions(deps),
    /** Advances this phone's clock and lets the server answer. */
    async pass(spanMs = 0): Promise<void> {
      await clock.pass(spanMs);
      await quiet(() => clock.pass(0));
    },
    close,
    reload: () => {
      close();
      return openServedPhone(server, { storage, skewMs });
    },
  };
}

/** The server acknowledges a drink and is then restored without it, and the phone signs off. */
export async function signOffAfterRestore(
  phone: Pick<ServedPhone, 'store' | 'offer' | 'otherPhone' | 'pass'>,
  restore: () => Promise<void>,
) {
  phone.store.addDrink({ drinkType: 'beer' });
  await phone.pass();
  expect(isSaved(phone.store.getState())).toBe(true);
  await restore();
  phone.otherPhone.note();
  phone.offer.signOff();
  await phone.pass();
}

/** Makes a phone show a QR code, and returns the ticket in it. */
export async function ticketLinkOf(phone: ServedPhone): Promise<TicketLink> {
  phone.offer.open();
  await phone.pass();
  const { offer } = phone.offer.getState();
  if (offer.kind !== 'open') throw new Error(`the phone shows no QR code, but ${offer.kind}`);
  return offer.link;
}

/** `second` takes the evening of `first`. */
export async function carryOn(first: ServedPhone, second: ServedPhone): Promise<void> {
  second.takeOver.begin(await ticketLinkOf(first));
  await second.pass();
  second.takeOver.accept();
  await second.pass();
  await first.pass(2_000);
}

/** The phone's network. It can be cut, and it can lose one answer. */
function connect({ request }: Server) {
  const network = { isReachable: true, loses: null as RegExp | null };
  const asked: string[] = [];
  let [underWay, answers] = [0, 0];
  const fetch: Fetch = async (path, init) => {
    if (!network.isReachable) throw new TypeError('no network');
    asked.push(`${init.method} ${path}`);
    underWay += 1;
    const answer = await request(path, init).finally(() => {
      underWay -= 1;
      answers += 1;
    });
    if (!network.loses?.test(path)) return answer;
    network.loses = null;
    throw new TypeError('the answer was lost');
  };

  /** Resolves when no answer is pending. */
  async function answered(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (underWay > 0);
  }

  /** Resolves when no answer has arrived for a while. */
  async function quiet(work: () => Promise<void>): Promise<void> {
    for (let before = -1; before !== answers; ) {
      before = answers;
      await work();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return { fetch, network, asked, answered, quiet };
}
