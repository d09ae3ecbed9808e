import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { Celebrations } from '../../../src/server/celebrations/celebrations.ts';
import type { LoadedCelebration } from '../../../src/server/celebrations/loaded-celebrations.ts';
import { NO_CELEBRATIONS } from '../../../src/server/celebrations/registry.ts';
import { Subscriber } from '../../../src/server/leaderboard/subscriber.ts';
import { NO_METRICS } from '../../../src/server/metrics/metrics.ts';
import { createMemoryStore } from '../../../src/server/store/memory.ts';
import { Dice } from '../../simulation/dice.ts';
import { eveningOf } from '../rank/evening.ts';
import { CountingSink } from './counting-sink.ts';
import { loadOf, SATURDAY } from './load-model.ts';
import { VirtualTimers } from './virtual-timers.ts';

const START_MS = Date.UTC(2026, 5, 20, 22);
/** The new rates go out this often. Celebrations begin at different moments within this time. */
const SPREAD_MS = 30_000;
const SEED = 20_260_620;

/** What changes of a guest, and what is unique. Everything else is the same for the guest at this place of each celebration. */
interface Guest {
  readonly sessionId: string;
  readonly writeKeyHash: string;
  readonly evening: SessionRecord;
  totalDrinks: number;
  version: number;
}

interface Celebration {
  readonly id: string;
  readonly loaded: LoadedCelebration;
  readonly guests: readonly Guest[];
}

/**
 * Celebrations of 150 guests on the product's rosters, rankings and streams, in virtual time. Saves arrive already committed,
 * and what phones get goes nowhere, so neither the store nor the sockets are in the figures.
 */
export class SaturdayStage {
  readonly timers: VirtualTimers;
  readonly #dice = new Dice(SEED);
  readonly #celebrations: Celebration[] = [];
  readonly #evenings = eveningOf(SATURDAY.guests, START_MS).map((evening) => ({ ...evening, whereabouts: null }));
  readonly #product: Celebrations;
  /** Each closes one stream of a visit. */
  readonly #open = new Set<() => void>();

  private constructor(product: Celebrations, timers: VirtualTimers) {
    this.#product = product;
    this.timers = timers;
  }

  static async open(celebrations: number): Promise<SaturdayStage> {
    const timers = new VirtualTimers(START_MS);
    const forgetful = { forget: () => {} };
    const product = await Celebrations.load({
      ...{ store: createMemoryStore(), timers, clock: { earliestNow: () => timers.now() }, metrics: NO_METRICS },
      ...{ areas: forgetful, addresses: forgetful, registry: NO_CELEBRATIONS, onGone: () => {} },
      log: pino({ level: 'silent' }),
    });
    const stage = new SaturdayStage(product, timers);
    for (let count = 0; count < celebrations; count++) {
      timers.pass(SPREAD_MS / celebrations);
      await stage.#begin(`celebration-${count}`);
    }
    return stage;
  }

  get count(): number {
    return this.#celebrations.length;
  }

  /** A guest of a celebration has one more drink. */
  drink(celebration: number): void {
    const { id, guests } = this.#at(celebration);
    const guest = this.#dice.pick(guests);
    guest.totalDrinks++;
    this.#save(id, guest, this.timers.now());
  }

  /** A guest opens the leaderboard. Returns a function that closes it. */
  visit(celebration: number): () => void {
    const { loaded, guests } = this.#at(celebration);
    const { sessionId, writeKeyHash } = this.#dice.pick(guests);
    const sink = new CountingSink();
    loaded.live.join(new Subscriber(sink, { sessionId, writeKeyHash }, true), 'everyone', 'top');
    return () => sink.end();
  }

  /**
   * Lets guests drink and look as often as in the busiest hour, times `multiple`. Returns a function that stops it and
   * closes all streams.
   */
  run(multiple: number): () => void {
    const { savesPerSecond, visitsPerSecond } = loadOf(this.count, multiple);
    let isOver = false;
    const repeat = (perSecond: number, act: (celebration: number) => void) => {
      const again = () => {
        if (isOver) return;
        act(this.#dice.between(0, this.count - 1));
        this.timers.after(this.#untilNext(perSecond), again);
      };
      this.timers.after(this.#untilNext(perSecond), again);
    };
    repeat(savesPerSecond, (celebration) => this.drink(celebration));
    repeat(visitsPerSecond, (celebration) => {
      this.#closeAfter(SATURDAY.visitMs, this.visit(celebration));
    });
    return () => {
      isOver = true;
      for (const close of [...this.#open]) close();
    };
  }

  /** As many streams are open as after a long time of such visits. */
  openStreams(count: number): void {
    for (let stream = 0; stream < count; stream++) {
      this.#closeAfter(this.#dice.fraction() * SATURDAY.visitMs, this.visit(stream % this.count));
    }
  }

  #closeAfter(delayMs: number, closeStream: () => void): void {
    const close = () => {
      if (this.#open.delete(close)) closeStream();
    };
    this.#open.add(close);
    this.timers.after(delayMs, close);
  }

  async #begin(id: string): Promise<void> {
    const guests = this.#evenings.map((evening) => ({
      evening,
      sessionId: randomBytes(16).toString('base64url'),
      writeKeyHash: randomBytes(32).toString('base64url'),
      totalDrinks: evening.totalDrinks,
      version: 0,
    }));
    const { loaded } = await this.#product.hold(id, () => {});
    for (const guest of guests) this.#save(id, guest, guest.evening.lastDrinkAt);
    this.#celebrations.push({ id, loaded, guests });
  }

  #save(celebrationId: string, guest: Guest, lastDrinkAt: number | null): void {
    guest.version++;
    const { evening, sessionId, writeKeyHash, totalDrinks, version } = guest;
    const changed = { sessionId, celebrationId, writeKeyHash, totalDrinks, version, lastDrinkAt };
    this.#product.apply({ ...evening, ...changed, updatedAt: this.timers.now() }, false);
  }

  #at(index: number): Celebration {
    const celebration = this.#celebrations[index];
    if (!celebration) throw new RangeError('no such celebration');
    return celebration;
  }

  #untilNext(perSecond: number): number {
    return (-Math.log(1 - this.#dice.fraction()) * 1_000) / perSecond;
  }
}
