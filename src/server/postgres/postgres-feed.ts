import type { Logger } from 'pino';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import type { Database } from './database.ts';
import { Listener } from './listener.ts';
import type { Connect } from './notification-connection.ts';
import { doubtIdOf, EVERYTHING, type Notice, type Notifier, readPayload } from './notifier.ts';
import type { PostgresRegistry } from './postgres-registry.ts';
import { SessionFeed } from './session-feed.ts';
import { SNAPSHOT } from './session-statements.ts';
import { type Wait, waitForReal } from './wait.ts';

/** How often the tables are searched for changes that no notification announced. */
const LOOK_MS = 10_000;

interface FeedDeps {
  readonly connect: Connect;
  readonly database: Pick<Database, 'query'>;
  readonly registry: PostgresRegistry;
  readonly hostsNotifier: Notifier;
  readonly serverId: string;
  readonly log: Pick<Logger, 'error'>;
  readonly wait?: Wait;
}

/** Passes on every later commit, so it must be opened before any data is loaded. */
export async function openFeed(deps: FeedDeps): Promise<CommitFeed> {
  const { connect, database, registry, hostsNotifier, serverId, log, wait = waitForReal } = deps;
  const { rows } = await database.query<{ xmin: string }>(SNAPSHOT);
  const since = rows[0]?.xmin ?? '0';
  let repairs = () => 0;
  return {
    follow: (follower, timers) => {
      const sessions = new SessionFeed({ database, follower, since, log, wait });
      repairs = () => sessions.repairs;

      async function readHosts(named: readonly string[]): Promise<void> {
        // The next poll tries again.
        await registry.refresh().catch(() => {});
        const changed = registry.takeUnfollowed();
        follower.hostsChanged([...new Set([...named, ...changed])].filter((id) => id !== EVERYTHING));
      }

      async function hearSessions({ serverId: by, celebrationIds, committedAt }: Notice): Promise<void> {
        const isRead = await sessions.hear(celebrationIds, by === serverId);
        if (!isRead || committedAt === null || by === doubtIdOf(serverId)) return;
        await follower.settled();
        follower.caughtUp(Math.max(0, Date.now() - committedAt));
      }

      function look(): void {
        void sessions.look();
        void readHosts([]);
      }

      const listener = new Listener({
        connect,
        wait,
        onConnected: look,
        onNotification: (channel, payload) => {
          const notice = readPayload(payload);
          if (channel === 'clink_sessions') void hearSessions(notice);
          else if (notice.serverId !== serverId) void readHosts(notice.celebrationIds);
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
