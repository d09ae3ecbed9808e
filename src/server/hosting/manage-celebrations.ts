import type { Celebration } from '../../domain/celebration/celebration.ts';
import type { CelebrationDraft } from '../../domain/celebration/celebration-draft.ts';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { DAY_MS } from '../../domain/limits.ts';
import { addCelebration } from '../celebrations/add-celebration.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { type HostsDatabase, tableIn } from '../hosts-data/hosts-database.ts';
import { setState } from './celebrations/the-end.ts';
import { removeCelebration } from './tables/remove-celebration.ts';

/** The name of a rehearsal in the operator's list of celebrations. */
const REHEARSAL = 'Rehearsal';

/** Creates and changes celebrations. A server that uses the same data notices within two seconds. */
export interface CelebrationManager {
  create(draft: CelebrationDraft): Promise<Celebration>;
  /** Creates a celebration for today that is deleted automatically a day later. */
  rehearse(): Promise<Celebration>;
  /** All celebrations, by date, with future ones last. */
  list(): Promise<readonly Celebration[]>;
  /** `code` in its canonical spelling. */
  find(code: string): Promise<Celebration | undefined>;
  setState(id: string, state: Celebration['state']): Promise<void>;
  /**
   * Deletes the celebration now, with its hosts, invitations and log. The server deletes the guests' data, immediately
   * or at its next start.
   */
  remove(id: string): Promise<void>;
}

/** `now` is in ms. */
export function createCelebrationManager(hosts: HostsDatabase, now: () => number): CelebrationManager {
  const table = tableIn(hosts, celebrationTable);
  return {
    create: (draft) => hosts.transact(() => addCelebration(draft, now())),
    rehearse: () =>
      hosts.transact(function* () {
        const date = new Date(now()).toISOString().slice(0, 10);
        const celebration = yield* addCelebration({ names: REHEARSAL, date, timeZone: 'UTC', language: 'en' }, now());
        yield* celebrationTable.setLastsUntil(celebration.id, now() + DAY_MS);
        yield* celebrationTable.putSettings(celebration.id, { ...USUAL_SETTINGS, ends: now() + DAY_MS });
        return celebration;
      }),
    list: table.list,
    find: table.byCode,
    setState: (id, state) => hosts.transact(() => setState(id, state, now())),
    remove: async (id) => {
      await hosts.transact(() => removeCelebration(id, now()));
      await hosts.wipe();
    },
  };
}
