import { HOUR_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import { carryOn } from './carry-on.ts';
import type { Dice } from './dice.ts';
import type { Evening, Fault } from './evening.ts';
import { throwIntruder } from './foreign-answers.ts';
import { type GuestStory, killTab } from './guest-story.ts';
import { CALM, type NetworkFaults } from './network.ts';
import { LATEST_EVENT_MS } from './shared-storage.ts';
import type { SimServer } from './sim-server.ts';

export function throwFaults(dice: Dice): NetworkFaults {
  if (dice.chance(0.2)) return CALM;
  return {
    lost: dice.pick([0, 0.1, 0.5]),
    ackLost: dice.pick([0, 0.2, 0.5]),
    doubled: 0.2,
    foreign: dice.pick([0, 0.2, 0.6]),
    maxDelayMs: dice.pick([20, 500, 8_000]),
  };
}

const cutConnections: Fault = ({ network }) => {
  network.cutAll();
  return 'every connection is cut';
};
const changeNetwork: Fault = ({ network }, _, dice) => {
  network.faults = throwFaults(dice);
  return 'the network is another one';
};
const intrude: Fault = ({ network }, _, dice) => {
  network.intruder = network.intruder ? null : throwIntruder(dice);
  return `${network.intruder?.name ?? 'the server'} answers everything`;
};
const openTab: Fault = (_, { phone }) => {
  if (phone.tabs.length < 3) phone.openTab();
  return 'another tab opens';
};
const addPhone: Fault = (evening, guest, dice) => {
  if (guest.hasTwoPhones || guest.deleted.size > 0) return 'one phone is enough';
  if (guest.sharesStory || dice.chance(0.6)) return carryOn(evening, guest, dice);
  copyPhone(evening, guest);
  return 'a second phone starts with a copy';
};
const changeReach: Fault = (_, { phone }) => {
  phone.isOnline = !phone.isOnline;
  if (phone.isOnline) for (const tab of phone.tabs) tab.wake();
  return phone.isOnline ? 'a phone is back' : 'a phone is out of reach';
};
const setPhoneClock: Fault = (_, { phone }, dice) => {
  phone.skewMs += dice.pick([-HOUR_MS, -10 * MINUTE_MS, -1_000, 1_000, 10 * MINUTE_MS]);
  return 'a phone’s clock jumps';
};
const changeStorage: Fault = (_, { phone }) => {
  phone.storage.isFull = !phone.storage.isFull;
  return phone.storage.isFull ? 'a phone cannot store' : 'a phone can store';
};

/** Gives the guest a second phone with a copy of the first phone's storage. */
export function copyPhone({ guests }: Evening, guest: GuestStory): void {
  guest.hasTwoPhones = true;
  guest.hideMe = null;
  guests.push({ ...guest, phone: guest.phone.duplicate() });
}

const WIFI_FAULTS: readonly Fault[] = [cutConnections, changeNetwork, intrude];
const OWN_FAULTS: readonly Fault[] = [openTab, addPhone, loseTab, changeReach, setPhoneClock, changeStorage];
/** The faults of venue Wi-Fi and phones. */
export const PHONE_FAULTS: readonly Fault[] = [...WIFI_FAULTS, ...OWN_FAULTS];

/** The faults of venue Wi-Fi, phones and one server. Their order must not change, because seeds depend on it. */
export function faultsWith(server: SimServer): readonly Fault[] {
  return [
    async () => {
      if (!server.isUp) {
        await server.start();
        return 'the server starts';
      }
      server.kill();
      return 'the server is killed';
    },
    (_, __, dice) => {
      if (!server.isUp) return 'the server stays away';
      const death = dice.pick(['before-commit', 'after-commit'] as const);
      server.database.killAtCommit(death, () => server.kill());
      return `the server will be killed ${death}`;
    },
    async ({ network, guests }, _, dice) => {
      if (!server.backup || dice.chance(0.5) || guests.some(leansOnServer)) {
        server.backup = server.database.backUp();
        return 'the disk is backed up';
      }
      await server.startFrom(server.backup);
      network.cutAll();
      return 'the server starts from the backup';
    },
    ...WIFI_FAULTS,
    (_, __, dice) => {
      if (dice.chance(0.5)) {
        server.database.fillDisk(dice.between(0, 2));
        return 'the disk is full';
      }
      server.database.freeDisk();
      return 'the disk is free';
    },
    ...OWN_FAULTS,
    (_, __, dice) => {
      server.clockOffMs = dice.pick([-30, -1, 0, 25]) * HOUR_MS;
      server.wasWrong ||= server.clockOffMs !== 0;
      return `the clock of the server is ${server.clockOffMs / HOUR_MS} hours off`;
    },
  ];
}

export async function loseTab({ server, time }: Evening, guest: GuestStory, dice: Dice): Promise<string> {
  // A drink can be lost if all tabs die at once before they have heard of each other (docs/sync.md#what-is-not-promised).
  if (guest.phone.hearsLate) await time.pass(LATEST_EVENT_MS);
  const tab = guest.phone.tabs.length > 0 ? dice.pick(guest.phone.tabs) : null;
  if (tab && !tab.store.getState().isStored) server.backup = null;
  if (tab) killTab(guest, tab);
  return 'a tab is killed';
}

/** Whether a restore of the server would lose something of this guest: a deletion, or drinks that no phone stores. */
function leansOnServer({ deleted, phone }: GuestStory): boolean {
  return deleted.size > 0 || phone.tabs.some(({ store }) => !store.getState().isStored);
}
