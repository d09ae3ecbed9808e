import { pino } from 'pino';
import { callerReader } from '../../src/server/caller.ts';
import type { CelebrationRegistry } from '../../src/server/celebrations/registry.ts';
import { type Service, startService } from '../../src/server/service.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import { type Death, FragileDatabase } from './fragile-database.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The real server over a real database in virtual time. It can be killed and restarted. */
export class SimServer {
  readonly database = new FragileDatabase();
  backup: Buffer | null = null;
  wasPutBack = false;
  /** Requests that were answered that an evening is over, which no simulated evening is. */
  readonly endedEarly: string[] = [];
  /** How far the clock of the server's computer is off. */
  clockOffMs = 0;
  readonly #time: VirtualTime;
  readonly #registry: CelebrationRegistry | undefined;
  readonly #drawBearing: () => number;
  #service: Service | null = null;

  /** `drawBearing` returns random directions for the blur of positions. `registry`: the celebrations with codes. */
  constructor(time: VirtualTime, drawBearing: () => number, registry?: CelebrationRegistry) {
    this.#time = time;
    this.#registry = registry;
    this.#drawBearing = drawBearing;
  }

  get isUp(): boolean {
    return this.#service !== null;
  }

  async start(): Promise<void> {
    const { database } = this;
    const time = this.#time;
    this.#service = await startService({
      store: createSqliteStore(database.open()),
      machine: {
        wallMs: () => time.nowMs + this.clockOffMs,
        uptimeMs: () => time.nowMs,
        bootId: 'simulated',
        after: (delayMs, callback) => time.after(delayMs, callback),
        every: (periodMs, callback) => time.every(periodMs, callback),
      },
      log: pino({ level: 'silent' }),
      pageDir: '.',
      callerOf: callerReader([]),
      drawBearing: this.#drawBearing,
      registry: this.#registry,
    });
  }

  /** Ends the server without any cleanup: streams break, uncommitted data is lost, and no request is answered. */
  kill(): void {
    this.database.disarm();
    this.database.abandon();
    this.#service?.drain();
    this.#service = null;
  }

  /** Restarts from a backup. Later commits are lost, acknowledged or not. */
  async startFrom(backup: Buffer): Promise<void> {
    this.kill();
    this.database.putBack(backup);
    this.wasPutBack = true;
    await this.start();
  }

  killAtCommit(death: Death): void {
    this.database.killAtCommit(death, () => this.kill());
  }

  /** Answers a request. Throws if the server is dead or dies meanwhile. */
  async serve(path: string, init: RequestInit, address = 'unknown'): Promise<Response> {
    const service = this.#service;
    if (!service) throw new TypeError('connection refused');
    const incoming = { socket: { remoteAddress: address }, headers: {} };
    const response = await service.app.request(path, withLength(init), { incoming });
    if (response.status === 410 && (await response.clone().json()).reason === 'expired') this.endedEarly.push(path);
    if (this.#service !== service) throw new TypeError('connection reset');
    return response;
  }
}

/** A browser declares the length of a body. */
function withLength(init: RequestInit): RequestInit {
  if (typeof init.body !== 'string') return init;
  return { ...init, headers: { ...init.headers, 'content-length': String(Buffer.byteLength(init.body)) } };
}
