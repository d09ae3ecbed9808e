import type { CommitFeed } from '../commit-feed.ts';
import type { Database } from './database.ts';
import { Listener } from './listener.ts';
import type { Connect } from './notification-connection.ts';
import { EVERYTHING, type Notifier, readPayload } from './notifier.ts';
import { type Pause, pauseForReal } from './pause.ts';
import type { PostgresRegistry } from './postgres-registry.ts';
import { SessionFeed } from './session-feed.ts';
import { SNAPSHOT } from './session-statements.ts';

/** How often the tables are searched for changes that no notification announced. */
const LOOK_MS = 10_000;

interface FeedDeps {
  readonly connect: Connect;
  readonly database: Pick<Database, 'query'>;
  readonly registry: PostgresRegistry;
  readonly hostsNotifier: Notifier;
  readonly serverId: string;
  readonly pause?: Pause;
}

/** Passes on every commit from now on, so open it before anything is loaded. */
export async function openFeed(deps: FeedDeps): Promise<CommitFeed> {
  const { connect, database, registry, hostsNotifier, serverId, pause = pauseForReal } = deps;
  const { rows } = await database.query<{ xmin: string }>(SNAPSHOT);
  const since = rows[0]?.xmin ?? '0';
  let repairs = () => 0;
  return {
    follow: (follower, timers) => {
      const sessions = new SessionFeed(database, follower, since, pause);
      repairs = () => sessions.repairs;

      async function readHosts(named: readonly string[]): Promise<void> {
        // The next look tries again.
        const changed = await registry.refresh().catch(() => []);
        follower.hostsChanged([...new Set([...named, ...changed])].filter((id) => id !== EVERYTHING));
      }

      async function hearSessions(named: readonly string[], isOwn: boolean, committedAt: number | null): Promise<void> {
        const isRead = await sessions.hear(named, isOwn);
        if (isRead && committedAt !== null) follower.caughtUp(Math.max(0, Date.now() - committedAt));
      }

      function look(): void {
        void sessions.look();
        void readHosts([]);
      }

      const listener = new Listener({
        connect,
        pause,
        onConnected: look,
        onNotification: (channel, payload) => {
          const { serverId: by, celebrationIds, committedAt } = readPayload(payload);
          if (channel === 'clink_sessions') void hearSessions(celebrationIds, by === serverId, committedAt);
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
