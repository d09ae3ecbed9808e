import type { DrinkType } from '../../src/domain/drink-menu.ts';
import type { SessionStore } from '../../src/sync/evening/session-store.ts';
import type { Dice } from '../simulation/dice.ts';

const DRINKS = ['beer', 'wine', 'water'] as const;

/** What one guest does, on any phone. */
export class Deeds {
  /** The ids of drinks. */
  readonly logged = new Set<string>();
  readonly undone = new Set<string>();
  readonly #name: string;
  #names = 0;

  constructor(name: string) {
    this.#name = name;
  }

  log(phone: SessionStore, drinkType: DrinkType): void {
    const entry = phone.addDrink({ drinkType });
    if (entry) this.logged.add(entry.id);
  }

  tap(phone: SessionStore, dice: Dice): void {
    const { hidden } = phone.getState().state;
    const drawn = dice.fraction();
    if (hidden) phone.hide(false);
    else if (drawn < 0.6) this.log(phone, dice.pick(DRINKS));
    else if (drawn < 0.8) this.#undo(phone, dice);
    else if (drawn < 0.92) this.#rename(phone);
    else phone.hide(true);
  }

  #undo(phone: SessionStore, dice: Dice): void {
    const { drinks } = phone.getState().state;
    if (drinks.length === 0) return;
    const { id } = dice.pick(drinks);
    this.undone.add(id);
    phone.undoDrink(id);
  }

  #rename(phone: SessionStore): void {
    this.#names += 1;
    phone.saveName(`${this.#name} ${this.#names}`);
  }
}
