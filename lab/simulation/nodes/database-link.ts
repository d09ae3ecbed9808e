import type { Database } from '../../../src/server/postgres/database.ts';
import type { Connect } from '../../../src/server/postgres/notification-connection.ts';
import { EVERYTHING, readPayload } from '../../../src/server/postgres/notifier.ts';
import { StoreUnavailable } from '../../../src/server/store/store.ts';
import type { Dice } from '../dice.ts';
import type { VirtualTime } from '../virtual-time.ts';
import type { Outcome, SimPostgres, Subscription } from './sim-postgres.ts';
import type { SimProcess } from './sim-process.ts';

/** The same times as in src/server/postgres/database.ts and notification-connection.ts. */
const ANSWER_MS = 7_000;
const PING_MS = 5_000;

const LATE_MS = 1_200;
const LATE_NOTIFICATION_MS = 6_000;

/** The faults of the network between a node and its database. */
export interface LinkFaults {
  /** `cut` breaks connections at once. In a `silent` link every message is lost, and no connection ends. */
  state: 'open' | 'cut' | 'silent';
  maxLagMs: number;
}

/** The state that the links of all nodes share. */
export interface LinkWorld {
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly postgres: SimPostgres;
}

/** A process and the connections that it has to the database. */
export class DatabaseLink {
  readonly database: Database;
  /** The notifications that have arrived, each with its time. */
  readonly heard: { readonly payload: string; readonly atMs: number }[] = [];
  /** Celebrations with a committed change for which no notification was sent. */
  readonly untold = new Set<string>();
  lastFailureMs = Number.NEGATIVE_INFINITY;
  /** The number of the next notifications that will be lost. */
  deafFor = 0;
  onListening = () => {};
  readonly #process: SimProcess;
  readonly #world: LinkWorld;
  readonly #faults: LinkFaults;
  readonly #underWay = new Set<(error: Error) => void>();
  readonly #listening = new Set<() => void>();
  #isReachable = true;
  /** The number of connections so far. Messages of an earlier connection never arrive. */
  #connections = 0;

  constructor(process: SimProcess, world: LinkWorld, faults: LinkFaults) {
    this.#process = process;
    this.#world = world;
    this.#faults = faults;
    const { postgres } = world;
    const query = async (text: string, values?: readonly unknown[]) =>
      this.#ask(async () => this.#noted(text, values, await postgres.execute(text, values)), ANSWER_MS);
    this.database = {
      query: query as Database['query'],
      queryPatiently: query as Database['queryPatiently'],
      transact: (work) =>
        // If the work throws, the error is the database's answer.
        this.#ask(async () => {
          const done = postgres.transact((execute) => work(execute as Database['query']));
          await done.catch(() => {});
          return { done };
        }, ANSWER_MS).then(({ done }) => done),
      isReachable: () => this.#isReachable,
      close: async () => {},
    };
  }

  /** Call this when the state of the link has changed. */
  changed(): void {
    this.#connections += 1;
    // After a silent link the old connections are dead, but neither side is told.
    if (this.#faults.state !== 'cut') return;
    for (const fail of [...this.#underWay]) fail(new Error('the connection was lost'));
    for (const finish of [...this.#listening]) finish();
  }

  readonly connect: Connect = (onNotification) => {
    const { postgres, time } = this.#world;
    const deliver = time.inOrder();
    let number = this.#connections;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = () => this.#process.arrive(resolve);
    });
    const hear = (channel: string, payload: string) => {
      this.heard.push({ payload, atMs: time.nowMs });
      onNotification(channel, payload);
    };
    const arrive = (channel: string, payload: string) => {
      if (number !== this.#connections) return;
      if (this.deafFor > 0) this.deafFor -= 1;
      else this.#process.arrive(() => hear(channel, payload));
    };
    const notify = (channel: string, payload: string) =>
      deliver(this.#lag(LATE_NOTIFICATION_MS), () => arrive(channel, payload));
    const drop = () => {
      postgres.subscriptions.delete(subscription);
      this.#listening.delete(drop);
      end();
    };
    const subscription: Subscription = { channels: [], notify, end: drop };
    return {
      listen: async (channels) => {
        await this.#ask(async () => {
          number = this.#connections;
          postgres.subscriptions.add(Object.assign(subscription, { channels }));
          this.#listening.add(drop);
        }, PING_MS);
        this.onListening();
      },
      ping: () =>
        this.#ask(async () => {
          if (number !== this.#connections) throw new Error('connection reset');
        }, PING_MS),
      drop,
      ended,
    };
  };

  #noted(text: string, values: readonly unknown[] = [], outcome: Outcome): Outcome {
    if (text.includes('pg_notify')) {
      const { celebrationIds } = readPayload(String(values[1]));
      for (const id of celebrationIds.includes(EVERYTHING) ? [...this.untold] : celebrationIds) this.untold.delete(id);
    } else if (!/^\s*SELECT\b/.test(text))
      for (const { celebration_id: id } of outcome.rows) if (id != null) this.untold.add(String(id));
    return outcome;
  }

  /** Sends work to the database and waits for the answer. The database may do the work even if no answer arrives. */
  #ask<Answer>(work: () => Promise<Answer>, patienceMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (isReachable: boolean, tell: () => void) =>
        this.#process.arrive(() => {
          cancel();
          this.#underWay.delete(fail);
          this.#isReachable = isReachable;
          if (!isReachable) this.lastFailureMs = this.#world.time.nowMs;
          tell();
        });
      const fail = (cause: unknown) =>
        settle(false, () => reject(new StoreUnavailable('PostgreSQL failed', { cause })));
      const cancel = this.#process.after(patienceMs, () => fail(new Error('timeout')));
      this.#underWay.add(fail);
      const attempt = async () => {
        this.#world.postgres.requireUp();
        return work();
      };
      const answered = (answer: Answer) => this.#travel(() => settle(true, () => resolve(answer)));
      const failed = (error: unknown) => this.#travel(() => fail(error));
      if (this.#faults.state === 'cut') this.#world.time.after(1, () => fail(new Error('connection refused')));
      else this.#travel(() => attempt().then(answered, failed));
    });
  }

  /** Delivers a message after a delay, unless its connection is lost meanwhile. */
  #travel(arrive: () => void): void {
    if (this.#faults.state !== 'open') return;
    const number = this.#connections;
    this.#world.time.after(this.#lag(LATE_MS), () => {
      if (number === this.#connections) arrive();
    });
  }

  /** The delay of a message. Some messages are late. */
  #lag(lateMs: number): number {
    return this.#world.dice.between(0, this.#world.dice.chance(0.9) ? this.#faults.maxLagMs : lateMs);
  }
}
