import { randomInt } from 'node:crypto';
import { clinksOfGuests } from '../../domain/moments/clinks.ts';
import { inGroups, isInRecap, isSeenByHosts } from '../../domain/recap/groups.ts';
import { type Sums, sumOf, sumsOfGuest, withClinks } from '../../domain/recap/sums.ts';
import { hasEarlierTime } from '../../domain/session/drink-entry.ts';
import { isShown } from '../../domain/session/moderation.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { newGroupId } from '../store/recap-table.ts';
import type { Store } from '../store/store.ts';
import type { LongWork } from '../time/long-work.ts';

/** How often a group is tried, because another server may group the same guests, and guests may leave meanwhile. */
const ATTEMPTS = 5;

/** The part of a session that grouping needs. Whole sessions of all guests would need too much memory. */
interface Guest extends Pick<SessionRecord, 'sessionId' | 'version'> {
  readonly isSeen: boolean;
  /** The times at which the guest may have clinked glasses with another guest. */
  readonly times: readonly number[];
  readonly sums: Sums;
}

/**
 * Puts all guests of a celebration into random groups. Fewer than five remaining guests get no group yet, and the purge
 * may later find more guests for them.
 */
export function createGrouping(store: Pick<Store, 'read' | 'recap'>, longWork: LongWork) {
  async function group(celebrationId: string): Promise<boolean> {
    const guests = await readGuests(celebrationId);
    const clinks = clinksOfGuests(guests.map(({ times }) => times));
    const summed = guests.map((guest, index) => ({ ...guest, sums: withClinks(guest.sums, clinks[index] ?? 0) }));
    let isDone = true;
    for (const isSeen of [true, false]) {
      const alike = summed.filter((guest) => guest.isSeen === isSeen);
      for (const members of inGroups(alike, (below) => randomInt(below))) {
        const sums = sumOf(members.map((member) => member.sums));
        const isAdded = await store.recap.addGroup({ celebrationId, groupId: newGroupId(), sums, members });
        isDone &&= isAdded;
      }
    }
    return isDone;
  }

  function readGuests(celebrationId: string): Promise<Guest[]> {
    return longWork.run(async (nextStep) => {
      const guests: Guest[] = [];
      for (const id of await store.recap.ungrouped(celebrationId)) {
        const { record } = await store.read(id);
        if (record && isInRecap(record)) guests.push(guestOf(record));
        await nextStep();
      }
      return guests;
    });
  }

  return async (celebrationId: string): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await group(celebrationId)) return;
  };
}

function guestOf({ sessionId, version, hidden, isQuiet, moderation, drinks }: SessionRecord): Guest {
  const clinks = isShown(moderation) && !hidden;
  const times = clinks ? drinks.filter((entry) => !hasEarlierTime(entry)).map(({ timestamp }) => timestamp) : [];
  return { sessionId, version, isSeen: isSeenByHosts({ hidden, isQuiet }), times, sums: sumsOfGuest(drinks) };
}
