import type { CommitFeed } from '../../../src/server/other-servers/commit-feed.ts';
import type { Service } from '../../../src/server/start/service.ts';
import type { DatabaseLink } from './database-link.ts';
import type { SimProcess } from './sim-process.ts';

export interface Started {
  readonly service: Service;
  readonly feed: CommitFeed;
}

/** A node from its start to its end. */
export interface Life {
  readonly process: SimProcess;
  readonly link: DatabaseLink;
  readonly startedMs: number;
  /** The latest known version of each session that was seen on its leaderboard. */
  readonly seen: Map<string, number>;
  started: Started | null;
  /** While it is draining, a proxy may not have noticed yet that it will end. While it is closing, it accepts nothing. */
  state: 'serving' | 'draining' | 'closing';
  /** A save has arrived. */
  onSave(): void;
}
