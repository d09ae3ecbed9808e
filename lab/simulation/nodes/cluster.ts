import { createPostgresStore, seenFrom } from '../../../src/server/postgres/postgres-store.ts';
import { READ } from '../../../src/server/postgres/session-statements.ts';
import type { Store, Stored } from '../../../src/server/store/store.ts';
import type { Backend } from '../backend.ts';
import type { Dice } from '../dice.ts';
import type { SceneDeps } from '../evening.ts';
import type { VirtualTime } from '../virtual-time.ts';
import type { Life } from './node-life.ts';
import { SimNode } from './sim-node.ts';
import { SimPostgres } from './sim-postgres.ts';

/** Within this time a node has read what it has missed. */
const CATCH_UP_MS = 6_000;
/** The time between two comparisons of the leaderboards with their earlier states. */
const COMPARE_MS = 250;
/** Within this time a node has read the sessions' table, however slow the read is. */
const LOOKED_MS = 25_000;
/** On a link that has become silent, a read waits this long before it fails. */
const HUNG_MS = 9_000;
/** Within this time the writes that a node sent before its end are committed. */
const COMMITTED_MS = 10_000;
/** After this time the rollout of a new version continues, even if a node has not come back. */
const BACK_WITHIN_MS = 20_000;
const LOOK_MS = 100;

/** Several servers with one database. A request of a phone may reach any of them. */
export class Cluster implements Backend {
  readonly restores = 0;
  backup = null;
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly postgres: SimPostgres;
  readonly nodes: readonly SimNode[];
  isRolling = false;
  readonly #broken: Set<string>;

  constructor({ time, dice, broken }: SceneDeps) {
    this.time = time;
    this.dice = dice;
    this.#broken = broken;
    this.postgres = new SimPostgres(time, dice);
    this.nodes = Array.from({ length: dice.between(2, 3) }, (_, index) => new SimNode(this, `node ${index + 1}`));
    time.every(COMPARE_MS, () => {
      this.#expectNoneGoesBack();
      const lookedMs = time.nowMs - LOOKED_MS;
      for (const node of this.nodes)
        if (node.life && node.life.startedMs <= lookedMs) this.#expectKnown(node, lookedMs, 'never hears of');
    });
  }

  /** Like a proxy, this skips a dead node. It does not skip a frozen node, or a node that has just begun to end. */
  async serve(path: string, init: RequestInit): Promise<Response> {
    const up = this.nodes.filter(({ isUp }) => isUp);
    if (up.length === 0) throw new TypeError('connection refused');
    const draining = up.find(({ isDraining }) => isDraining);
    return (draining ?? this.dice.pick(up)).serve(path, init);
  }

  /**
   * Rolls out a new version: each node ends cleanly and is back before the next node ends. `onEnding` is called when a node
   * begins to end.
   */
  async roll(onEnding: () => void): Promise<void> {
    this.isRolling = true;
    for (const node of this.nodes) {
      void node.leave();
      onEnding();
      for (let leftMs = BACK_WITHIN_MS; leftMs > 0 && (!node.isUp || node.isDraining); leftMs -= LOOK_MS)
        await this.time.pause(LOOK_MS);
    }
    this.isRolling = false;
  }

  read(sessionId: string): Stored {
    const [row] = this.postgres.read(READ, [[sessionId]]);
    return row ? seenFrom(row as never).stored : {};
  }

  store(): Pick<Store, 'alive' | 'read'> {
    const query = async (text: string, values?: readonly unknown[]) => this.postgres.execute(text, values) as never;
    const transact = () => Promise.reject(new Error('it only reads'));
    return createPostgresStore({ query, queryPatiently: query, transact, isReachable: () => true });
  }

  async recover(): Promise<void> {
    this.postgres.isUp = true;
    this.postgres.commitMs = { usual: 5, rare: 20 };
    for (const node of this.nodes) {
      node.linkFaults.maxLagMs = 5;
      if (node.linkFaults.state !== 'open') node.setLink('open');
      if (node.isFrozen) node.thaw();
      node.start();
    }
  }

  /** Expects that no leaderboard goes back to an earlier version of a session. */
  #expectNoneGoesBack(): void {
    for (const sessionId of new Set(this.postgres.changes.map((change) => change.sessionId))) {
      const { record } = this.read(sessionId);
      for (const node of this.nodes)
        if (record && !node.seesNoEarlier(record))
          this.#broken.add(`${node.name} goes back to an earlier ${sessionId}`);
    }
  }

  /** Expects that a node that listens again soon knows everything that was committed before, unless another fault happens. */
  expectAll(node: SimNode): void {
    const { life } = node;
    const sinceMs = this.time.nowMs;
    this.time.after(CATCH_UP_MS, () => {
      if (node.life === life && !node.wasSilent(sinceMs - HUNG_MS))
        this.#expectKnown(node, sinceMs, 'listens again and does not know');
    });
  }

  /** Expects that a node knows everything that was committed before `sinceMs`, unless it had a fault since then. */
  #expectKnown(node: SimNode, sinceMs: number, failing: string): void {
    const { roster } = node;
    if (!roster || !node.isCalm(sinceMs, this.time.nowMs)) return;
    const lastMs = new Map(this.postgres.changes.map(({ sessionId, atMs }) => [sessionId, atMs]));
    for (const [sessionId, atMs] of lastMs) {
      if (atMs > sinceMs) continue;
      const { record } = this.read(sessionId);
      const isKnown = record ? roster.knows(record) : !roster.has(sessionId);
      if (!isKnown) this.#broken.add(`${node.name} ${failing} ${sessionId}`);
    }
  }

  /** Expects that a node that ended cleanly has ended its streams, and has told the other nodes of all its commits. */
  expectFinished({ name }: SimNode, { link, started }: Life): void {
    if (started && started.service.celebrations.subscriberCount > 0) this.#broken.add(`${name} leaves open streams`);
    this.time.after(COMMITTED_MS, () => {
      for (const id of link.untold) this.#broken.add(`${name} has left, and told nobody of a change in ${id}`);
    });
  }

  destroy(): void {
    for (const node of this.nodes) node.kill();
    this.postgres.destroy();
  }
}
