import type { Board } from '../../../src/server/board.ts';
import { createPostgresStore, seenFrom } from '../../../src/server/postgres/postgres-store.ts';
import { READ } from '../../../src/server/postgres/session-statements.ts';
import type { Store, Stored } from '../../../src/server/store/store.ts';
import type { Backend } from '../backend.ts';
import type { Dice } from '../dice.ts';
import type { VirtualTime } from '../virtual-time.ts';
import { SimNode } from './sim-node.ts';
import { SimPostgres } from './sim-postgres.ts';

/** A node reads what it has missed within this time. */
const CATCH_UP_MS = 6_000;
/** How often the leaderboards are compared with what they were. */
const COMPARE_MS = 250;
/** Within this time a node has looked through the table, and even a slow reading has ended. */
const LOOKED_MS = 25_000;
/** A reading in a silent link hangs for so long. */
const HUNG_MS = 9_000;

/** Servers over one database. A phone reaches any of them. */
export class Cluster implements Backend {
  readonly wasPutBack = false;
  readonly endedEarly: string[] = [];
  readonly postgres: SimPostgres;
  readonly nodes: readonly SimNode[];
  /** What was wrong at some moment. */
  readonly broken = new Set<string>();
  readonly #dice: Dice;
  readonly #time: VirtualTime;

  constructor(time: VirtualTime, dice: Dice, size: number) {
    this.#dice = dice;
    this.#time = time;
    this.postgres = new SimPostgres(time, dice);
    this.nodes = Array.from({ length: size }, (_, index) => {
      const skewMs = dice.pick([0, 0, 300, -700]);
      const { postgres, endedEarly } = this;
      const onListening = (node: SimNode) => this.#expectAll(node);
      return new SimNode({ name: `node ${index + 1}`, time, dice, postgres, endedEarly, skewMs, onListening });
    });
    time.every(COMPARE_MS, () => {
      this.#expectNoneGoesBack();
      for (const node of this.nodes) this.#expectNoneMissing(node);
    });
  }

  /** A proxy passes over a dead node, but notices no frozen one. */
  async serve(path: string, init: RequestInit): Promise<Response> {
    const up = this.nodes.filter(({ isUp }) => isUp);
    if (up.length === 0) throw new TypeError('connection refused');
    return this.#dice.pick(up).serve(path, init);
  }

  read(sessionId: string): Stored {
    const [row] = this.postgres.read(READ, [[sessionId]]);
    return row ? seenFrom(row as never).stored : {};
  }

  store(): Pick<Store, 'alive' | 'read'> {
    const query = async (text: string, values?: readonly unknown[]) => this.postgres.execute(text, values) as never;
    return createPostgresStore({ query, queryPatiently: query, isReachable: () => true });
  }

  forgetBackup(): void {}

  async recover(): Promise<void> {
    this.postgres.start();
    this.postgres.commitMs = { usual: 5, rare: 20 };
    for (const node of this.nodes) {
      node.linkFaults.maxLagMs = 5;
      if (node.linkFaults.state !== 'open') node.setLink('open');
      if (node.isFrozen) node.thaw();
      node.start();
    }
  }

  /** No leaderboard goes back to an earlier version of a session. */
  #expectNoneGoesBack(): void {
    for (const sessionId of new Set(this.postgres.changes.map((change) => change.sessionId))) {
      const { record } = this.read(sessionId);
      for (const node of this.nodes)
        if (record && !node.seesNoEarlier(record)) this.broken.add(`${node.name} goes back to an earlier ${sessionId}`);
    }
  }

  /** A node that listens again soon knows all that was committed before, unless something happens meanwhile. */
  #expectAll(node: SimNode): void {
    const { life } = node;
    const sinceMs = this.#time.nowMs;
    this.#time.after(CATCH_UP_MS, () => {
      const { board } = node;
      if (node.life !== life || !board || !node.isCalm(sinceMs, this.#time.nowMs)) return;
      if (node.wasSilent(sinceMs - HUNG_MS)) return;
      for (const id of this.#unchangedSince(sinceMs))
        if (!this.#isKnown(board, id)) this.broken.add(`${node.name} listens again and does not know ${id}`);
    });
  }

  /** A node that nothing has troubled knows all that was committed before it last looked. */
  #expectNoneMissing(node: SimNode): void {
    const { board, life } = node;
    const sinceMs = this.#time.nowMs - LOOKED_MS;
    if (!board || !life || life.startedMs > sinceMs || !node.isCalm(sinceMs, this.#time.nowMs)) return;
    for (const id of this.#unchangedSince(sinceMs))
      if (!this.#isKnown(board, id)) this.broken.add(`${node.name} never hears of ${id}`);
  }

  #unchangedSince(sinceMs: number): string[] {
    const lastMs = new Map(this.postgres.changes.map(({ sessionId, atMs }) => [sessionId, atMs]));
    return [...lastMs].flatMap(([sessionId, atMs]) => (atMs <= sinceMs ? sessionId : []));
  }

  #isKnown(board: Board, sessionId: string): boolean {
    const { record } = this.read(sessionId);
    return record ? board.knows(record) : !board.has(sessionId);
  }

  destroy(): void {
    for (const node of this.nodes) node.kill();
    this.postgres.destroy();
  }
}
