import type { Logger } from 'pino';
import { shownBoards } from '../../domain/hosting/celebration-settings.ts';
import type { RoomHost } from '../../domain/hosting/host-room.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import { RoomHub, type RoomWish } from './room-hub.ts';
import { hostTable } from './tables/host-table.ts';
import { logTable } from './tables/log-table.ts';

interface RoomStreamsDeps {
  readonly celebrations: Celebrations;
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
  readonly log: Logger;
  /** Tells other servers that the hosts of a celebration changed something. */
  announce(celebrationId: string): void;
}

interface OpenRoom {
  readonly hub: RoomHub;
  release(): void;
}

/** The hosts' streams of all celebrations. A celebration stays in memory as long as a host follows it. */
export function createRoomStreams({ celebrations, hostsDatabase, timers, log, announce }: RoomStreamsDeps) {
  const rooms = new Map<string, Promise<OpenRoom>>();
  const hubs = new Map<string, RoomHub>();

  async function open(id: string): Promise<OpenRoom> {
    const { loaded, release } = await celebrations.hold(id, () => close(id));
    const readFacts = (here: ReadonlySet<string>) =>
      hostsDatabase.transact(function* () {
        const celebration = yield* celebrationTable.byId(id);
        const settings = yield* celebrationTable.settingsOf(id);
        const { door, pausedAt, deletesAt } = settings;
        const version = yield* logTable.version(id);
        const listed = yield* hostTable.listOfCelebration(id);
        return {
          // A deleted celebration has no hosts, so its streams end now.
          state: celebration?.state ?? 'over',
          door,
          pausedAt,
          boards: [...shownBoards(settings)],
          deletesAt,
          hosts: listed.map(
            ({ hostId, name, role }): RoomHost => ({ id: hostId, name, role, isHere: here.has(hostId) }),
          ),
          log: version,
        };
      });
    const hub = new RoomHub({ loaded, timers, readFacts, onEmpty: () => close(id) });
    hubs.set(id, hub);
    return { hub, release };
  }

  function close(id: string): void {
    const opened = rooms.get(id);
    rooms.delete(id);
    hubs.delete(id);
    void opened?.then(
      ({ hub, release }) => {
        hub.close();
        release();
      },
      () => {},
    );
  }

  return {
    /** Never rejects: if the room cannot be opened, the stream ends, and the host's page comes back. */
    async join({ id, ...stream }: RoomWish & { readonly id: string }): Promise<void> {
      const opened = rooms.get(id) ?? open(id);
      rooms.set(id, opened);
      try {
        const { hub } = await opened;
        await hub.join(stream);
      } catch (error) {
        // Another host may have opened the room again.
        if (rooms.get(id) === opened) rooms.delete(id);
        stream.sink.end();
        if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'the stream of a host could not begin');
      }
    },
    isHere: (id: string, hostId: string): boolean => hubs.get(id)?.hereIds.has(hostId) === true,
    /** The celebration or its hosts may have changed, by a call to this server. */
    poke: (id: string): void => {
      hubs.get(id)?.poke();
      announce(id);
    },
    /** The same by a call to another server. */
    follow: (id: string): void => hubs.get(id)?.poke(),
    /** Ends the streams of somebody who is no longer a host. */
    end: (id: string, hostId: string): void => hubs.get(id)?.end(hostId),
    /** Hosts come back, to this server or another one. */
    endAll: (): void => {
      for (const id of [...rooms.keys()]) close(id);
    },
  };
}
