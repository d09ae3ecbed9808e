import type { Roster } from '../../src/server/leaderboard/roster.ts';
import { type Service, startService } from '../../src/server/start/service.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import type { Store, Stored } from '../../src/server/store/store.ts';
import { ask, type Backend, surroundings } from './backend.ts';
import type { Dice } from './dice.ts';
import { FragileDatabase } from './fragile-database.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Gives the hosts' data to a starting server. */
export type GiveHosts = () => Partial<Parameters<typeof startService>[0]>;

/** The real server with a real database, in virtual time. It can be killed and restarted. */
export class SimServer implements Backend {
  readonly database = new FragileDatabase();
  backup: Buffer | null = null;
  restores = 0;
  /** The error of the clock of the server's computer, in ms. */
  clockOffMs = 0;
  /** Whether the clock of its computer has ever been wrong. */
  wasWrong = false;
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  readonly #giveHosts: GiveHosts | null;
  #service: Service | null = null;

  /** With `giveHosts`, there are celebrations with codes. */
  constructor(time: VirtualTime, dice: Dice, giveHosts: GiveHosts | null = null) {
    this.#time = time;
    this.#dice = dice;
    this.#giveHosts = giveHosts;
  }

  /** The leaderboard of a celebration, if it is in memory. */
  rosterOf(celebrationId: string): Roster | undefined {
    return this.#service?.celebrations.rosterOf(celebrationId);
  }

  get isUp(): boolean {
    return this.#service !== null;
  }

  async start(): Promise<void> {
    const time = this.#time;
    this.#service = await startService({
      ...surroundings(this.#dice),
      ...this.#giveHosts?.(),
      store: this.store(),
      machine: {
        wallMs: () => time.nowMs + this.clockOffMs,
        uptimeMs: () => time.nowMs,
        bootId: 'simulated',
        after: (delayMs, callback) => time.after(delayMs, callback),
        every: (periodMs, callback) => time.every(periodMs, callback),
      },
    });
  }

  /** Ends the server without any cleanup: streams break, uncommitted data is lost, and no request is answered. */
  kill(): void {
    this.database.abandon();
    this.#service?.drain();
    this.#service = null;
  }

  /** Restarts from a backup. Later commits are lost, acknowledged or not. */
  async startFrom(backup: Buffer): Promise<void> {
    this.kill();
    this.database.putBack(backup);
    this.restores += 1;
    await this.start();
  }

  /** Answers a request. The virtual clock waits for the answer. */
  serve(path: string, init: RequestInit): Promise<Response> {
    return this.#time.during(this.#answer(path, init));
  }

  read(sessionId: string): Stored {
    return this.database.read(sessionId);
  }

  store(): Store {
    return createSqliteStore(this.database.open());
  }

  async recover(): Promise<void> {
    this.database.disarm();
    this.database.freeDisk();
    if (!this.isUp) await this.start();
  }

  destroy(): void {
    this.kill();
    this.database.destroy();
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    const service = this.#service;
    if (!service) throw new TypeError('connection refused');
    const response = await ask(service, path, init);
    if (this.#service !== service) throw new TypeError('connection reset');
    return response;
  }
}
