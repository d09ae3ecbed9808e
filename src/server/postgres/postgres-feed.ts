import type { CommitFeed } from '../commit-feed.ts';
import type { Database } from './database.ts';
import { Listener } from './listener.ts';
import { EVERYTHING, type Notifier, readPayload } from './notifier.ts';
import type { PostgresRegistry } from './postgres-registry.ts';
import { SessionFeed } from './session-feed.ts';
import { SNAPSHOT } from './session-statements.ts';

/** How often the tables are searched for changes that no notification announced. */
const LOOK_MS = 10_000;

interface FeedDeps {
  readonly url: string;
  readonly database: Pick<Database, 'query'>;
  readonly registry: PostgresRegistry;
  readonly hostsNotifier: Notifier;
  readonly serverId: string;
}

/** Passes on every commit from now on, so open it before anything is loaded. */
export async function openFeed(deps: FeedDeps): Promise<CommitFeed> {
  const { url, database, registry, hostsNotifier, serverId } = deps;
  const { rows } = await database.query<{ xmin: string }>(SNAPSHOT);
  const since = rows[0]?.xmin ?? '0';
  let repairs = () => 0;
  return {
    follow: (follower, timers) => {
      const sessions = new SessionFeed(database, follower, since);
      repairs = () => sessions.repairs;

      async function readHosts(named: readonly string[]): Promise<void> {
        // The next look tries again.
        const changed = await registry.refresh().catch(() => []);
        follower.hostsChanged([...new Set([...named, ...changed])].filter((id) => id !== EVERYTHING));
      }

      function look(): void {
        void sessions.look();
        void readHosts([]);
      }

      const listener = new Listener(url, {
        onConnected: look,
        onNotification: (channel, payload) => {
          const { serverId: by, celebrationIds } = readPayload(payload);
          if (channel === 'clink_sessions') sessions.hear(celebrationIds, by === serverId);
          else if (by !== serverId) void readHosts(celebrationIds);
        },
      });
      const stop = timers.every(LOOK_MS, () => {
        listener.check();
        look();
      });
      return () => {
        stop();
        listener.close();
        sessions.close();
      };
    },
    announceHosts: (celebrationId) => hostsNotifier.add([celebrationId]),
    repairs: () => repairs(),
  };
}
