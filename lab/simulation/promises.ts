import { contains } from '../../src/domain/session/merge.ts';
import type { Stored } from '../../src/server/store/store.ts';
import type { Phone } from '../../src/sync/phone/phone.ts';
import type { Evening } from './evening.ts';
import type { GuestStory } from './guest-story.ts';
import { describePhone } from './verdict.ts';

/**
 * Checks what must be true at every moment, however bad the network is: everything that a phone counts as acknowledged is
 * committed, and the tabs of a phone agree after they have seen each other's writes. Returns the violations in words.
 */
export function brokenPromises({ server, guests }: Evening): string[] {
  const tabs = guests.flatMap(({ phone }) => phone.tabs.map(({ store }) => store.getState()));
  // A server that was restored from a backup may have lost what it had acknowledged.
  const uncommitted =
    server.restores > 0 ? [] : tabs.filter((phone) => !isCommitted(phone, server.read(phone.identity.sessionId)));
  const atOne = guests.filter(({ phone }) => phone.isAtOne);
  const divided = atOne.filter(
    ({ phone: { tabs } }) => new Set(tabs.map(({ store }) => describePhone(store.getState()))).size > 1,
  );
  return [
    ...uncommitted.map(({ identity }) => `acknowledged, but not committed: ${identity.sessionId}`),
    ...divided.map((guest) => `the tabs of guest ${guests.indexOf(guest) + 1} differ`),
    ...deletedButThere(guests),
  ];
}

/**
 * Sessions that a guest deleted on a phone and that a tab of this phone still shows although it was told. Leaves out tabs that
 * cannot store, which ask the server first.
 */
export function deletedButThere(guests: readonly GuestStory[]): string[] {
  const settled = guests.map(({ phone }) => phone).filter(({ storage }) => storage.isSettled);
  return settled.flatMap(({ tabs, deleted }) =>
    tabs.flatMap(({ store, evenings }) => {
      const shown = store.getState().isStored ? [store.getState()] : [];
      return [...shown, ...evenings.list()]
        .filter(({ identity, state }) => deleted.has(identity.sessionId) && state.userName !== '')
        .map(({ identity }) => `deleted, but on the phone: ${identity.sessionId}`);
    }),
  );
}

/** Whether everything that a phone counts as acknowledged is in the database. */
export function isCommitted({ acknowledged }: Pick<Phone, 'acknowledged'>, { record, tombstone }: Stored): boolean {
  if (acknowledged === null || tombstone !== undefined) return true;
  return record !== undefined && contains(record, acknowledged);
}
