import type { Logger } from 'pino';
import { pickSettings } from '../../../domain/hosting/celebration-settings.ts';
import { LIVE_SETTINGS, type RoomHost } from '../../../domain/hosting/host-room.ts';
import { underRules } from '../../../domain/house/under-rules.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { Celebrations } from '../../celebrations/celebrations.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import type { HousesRules } from '../../hosts-data/house-table.ts';
import { Halls } from '../../streams/halls.ts';
import type { Timers } from '../../time/timers.ts';
import type { Moments } from '../../wall/moments.ts';
import { hostTable } from '../tables/host-table.ts';
import { logTable } from '../tables/log-table.ts';
import { RoomHub, type RoomWish } from './room-hub.ts';

interface RoomStreamsDeps {
  readonly celebrations: Celebrations;
  readonly hostsDatabase: HostsDatabase;
  readonly moments: Pick<Moments, 'lately'>;
  readonly timers: Timers;
  readonly log: Logger;
  readonly houseRules: HousesRules;
  /** Tells other servers that the hosts of a celebration changed something. */
  announce(celebrationId: string): void;
}

/** The hosts' streams of all celebrations. A celebration stays in memory as long as a host follows it. */
export function createRoomStreams(deps: RoomStreamsDeps) {
  const { celebrations, hostsDatabase, moments, timers, log, houseRules, announce } = deps;
  const halls = new Halls<RoomHub>(open, (error) => log.error({ err: error }, 'the stream of a host could not begin'));

  async function open(id: string) {
    const { loaded, release } = await celebrations.hold(id, () => halls.close(id));
    const readFacts = (here: ReadonlySet<string>) =>
      hostsDatabase.transact(function* () {
        const celebration = yield* celebrationTable.byId(id);
        const settings = underRules(yield* houseRules(), yield* celebrationTable.settingsOf(id));
        const version = yield* logTable.version(id);
        const listed = yield* hostTable.listOfCelebration(id);
        return {
          // A deleted celebration has no hosts, so its streams end now.
          state: celebration?.state ?? 'over',
          ...pickSettings(settings, LIVE_SETTINGS),
          hosts: listed.map(
            ({ hostId, name, role }): RoomHost => ({ id: hostId, name, role, isHere: here.has(hostId) }),
          ),
          log: version,
        };
      });
    const hall: RoomHub = new RoomHub({
      ...{ loaded, timers, readFacts },
      momentsNow: () => moments.lately(id),
      onEmpty: () => halls.leave(id, hall),
    });
    return { hall, release };
  }

  return {
    join: ({ id, ...stream }: RoomWish & { readonly id: string }): Promise<void> =>
      halls.join(id, stream.sink, (hall) => hall.join(stream)),
    isHere: (id: string, hostId: string): boolean => halls.find(id)?.hereIds.has(hostId) === true,
    /** Call it after a call to this server may have changed the celebration or its hosts. */
    poke: (id: string): void => {
      halls.find(id)?.poke();
      announce(id);
    },
    /** Call it after a call to another server may have changed the celebration or its hosts. */
    follow: (id: string): void => halls.find(id)?.poke(),
    end: (id: string, hostId: string): void => halls.find(id)?.end(hostId),
    /** Ends all streams. Hosts reconnect to this server or to another server. */
    endStreams: (): void => halls.endStreams(),
  };
}
