import { OPEN_CELEBRATION_ID } from '../../../src/domain/celebration/celebration.ts';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import type { Roster } from '../../../src/server/leaderboard/roster.ts';
import { openStorageIn } from '../../../src/server/postgres/postgres-storage.ts';
import { startService } from '../../../src/server/start/service.ts';
import { ask, surroundings } from '../backend.ts';
import { DatabaseLink, type LinkFaults, type LinkWorld } from './database-link.ts';
import { endInPeace, type Life } from './node-life.ts';
import { SimProcess } from './sim-process.ts';

/** The time after which a node is restarted if its start has failed, as a supervisor does. */
const RESTART_MS = 1_000;
/** A statement is answered within this time, or fails. */
const ANSWERED_MS = 10_000;

/** The state that all nodes share, and the functions that check what a node knows. */
interface NodeWorld extends LinkWorld {
  expectAll(node: SimNode): void;
  expectFinished(node: SimNode, life: Life): void;
}

/** The real server as one of several servers with one database. It can be frozen, killed and restarted. */
export class SimNode {
  readonly name: string;
  readonly linkFaults: LinkFaults = { state: 'open', maxLagMs: 5 };
  life: Life | null = null;
  readonly #cluster: NodeWorld;
  /** The time by which the node's wall clock is ahead, in ms. */
  readonly #skewMs: number;
  readonly #bootedAtMs: number;
  readonly #states: { readonly atMs: number; readonly isWell: boolean; readonly link: LinkFaults['state'] }[] = [];

  constructor(cluster: NodeWorld, name: string) {
    const { dice, time } = cluster;
    this.name = name;
    this.#cluster = cluster;
    this.#skewMs = dice.pick([0, 0, 300, -700]);
    this.#bootedAtMs = time.nowMs - dice.between(1_000, 1_000_000);
  }

  get isUp(): boolean {
    return this.life?.started != null && this.life.state !== 'closing';
  }

  /** Whether the node still serves although it will end. */
  get isDraining(): boolean {
    return this.isUp && !this.isFrozen && this.life?.state === 'draining';
  }

  get isFrozen(): boolean {
    return this.life?.process.isFrozen === true;
  }

  /** The open celebration's leaderboard in this node's memory. */
  get roster(): Roster | undefined {
    return this.isUp ? this.life?.started?.service.celebrations.rosterOf(OPEN_CELEBRATION_ID) : undefined;
  }

  /** Starts the node. It serves requests once it has read what it needs from the database. */
  start(): void {
    if (this.life) return;
    const { time } = this.#cluster;
    const process = new SimProcess(time);
    const life: Life = {
      process,
      link: new DatabaseLink(process, this.#cluster, this.linkFaults),
      startedMs: time.nowMs,
      seen: new Map(),
      started: null,
      state: 'serving',
      onSave: () => {},
    };
    this.life = life;
    this.note();
    life.link.onListening = () => this.#cluster.expectAll(this);
    this.#open(life).catch(() => {
      process.kill();
      if (this.life !== life) return;
      this.life = null;
      time.after(RESTART_MS, () => this.start());
    });
  }

  kill(): void {
    const { life } = this;
    life?.process.kill();
    if (life?.state !== 'closing') life?.started?.service.drain();
    this.life = null;
    this.note();
  }

  /** Ends the node cleanly, and starts it again as a new version would start. */
  async leave(): Promise<void> {
    const { life } = this;
    const { time } = this.#cluster;
    if (!life?.started || life.state !== 'serving') return;
    const sinceMs = time.nowMs - ANSWERED_MS;
    const isFinished = await endInPeace(life, life.started.service);
    if (this.life !== life) return;
    if (isFinished && this.isCalm(sinceMs, time.nowMs) && life.link.lastFailureMs < sinceMs)
      this.#cluster.expectFinished(this, life);
    this.kill();
    this.start();
  }

  freeze(): void {
    if (this.life) this.life.process.isFrozen = true;
    this.note();
  }

  thaw(): void {
    this.life?.process.thaw();
    this.note();
  }

  setLink(state: LinkFaults['state']): void {
    this.linkFaults.state = state;
    this.life?.link.changed();
    this.note();
  }

  /** Whether this node's leaderboard has no earlier version of the session than it once had. */
  seesNoEarlier({ sessionId, version }: SessionRecord): boolean {
    const { roster, life } = this;
    if (!roster || !life) return true;
    const isSeen = roster.knows({ sessionId, version: life.seen.get(sessionId) ?? 0 });
    if (roster.knows({ sessionId, version })) life.seen.set(sessionId, version);
    return isSeen;
  }

  /** Call this when something between this node and the database has changed. */
  note(): void {
    const isWell = this.linkFaults.state === 'open' && !this.isFrozen && this.#cluster.postgres.isUp;
    this.#states.push({ atMs: this.#cluster.time.nowMs, isWell, link: this.linkFaults.state });
  }

  wasSilent(sinceMs: number): boolean {
    const before = this.#states.findLast(({ atMs }) => atMs < sinceMs);
    return [before, ...this.#states.filter(({ atMs }) => atMs >= sinceMs)].some((state) => state?.link === 'silent');
  }

  /** Whether there was no fault between the node and the database from `fromMs` to `toMs`. */
  isCalm(fromMs: number, toMs: number): boolean {
    const before = this.#states.findLast(({ atMs }) => atMs <= fromMs);
    return before?.isWell !== false && this.#states.every(({ atMs }) => atMs <= fromMs || atMs > toMs);
  }

  async serve(path: string, init: RequestInit): Promise<Response> {
    const { life } = this;
    if (!life?.started || !this.isUp) throw new TypeError('connection refused');
    const { process, started } = life;
    if (init.method === 'PUT') life.onSave();
    return process.living(() => ask(started.service, path, init));
  }

  async #open(life: Life): Promise<void> {
    const { process, link } = life;
    const given = surroundings(this.#cluster.dice);
    const storage = await openStorageIn(link.database, link.connect, given.log, (delayMs) => process.pause(delayMs));
    const machine = process.machine(this.name, this.#bootedAtMs, this.#skewMs);
    const service = await startService({ ...given, ...storage, machine });
    if (!process.isAlive) service.drain();
    else life.started = { service, feed: storage.feed };
  }
}
