import { Room } from '@colyseus/core';
import { byBoard } from '../../../../src/domain/leaderboard/standings.ts';
import { LEADERBOARD_SIZE } from '../../../../src/domain/limits.ts';
import { BoardState, GuestRow } from './board-state.ts';
import type { Save } from './guest-table.ts';

export interface RoomOptions {
  readonly keep: (save: Save) => void;
  /** How often the room sends deltas, in ms (Colyseus's default is 50). Null: after every save. */
  readonly patchRate: number | null;
}

/**
 * A room whose state is what the phones show: the guests on both boards. It ranks with the product's code, answers a
 * save once the row is on disk, and then sends the delta.
 */
export function boardRoomOf({ keep, patchRate }: RoomOptions) {
  return class BoardRoom extends Room<{ state: BoardState }> {
    override state = new BoardState();
    override patchRate = patchRate;
    override autoDispose = false;
    readonly #guests = new Map<string, Save>();
    #isStale = false;

    override messages = {
      save: (_client: unknown, save: Save): true => {
        keep(save);
        this.#guests.set(save.sessionId, save);
        if (patchRate === null && !this.#isStale) setImmediate(() => this.broadcastPatch());
        this.#isStale = true;
        return true;
      },
    };

    override onBeforePatch(): void {
      if (!this.#isStale) return;
      this.#isStale = false;
      const guests = [...this.#guests.values()];
      const now = Date.now();
      const firstTen = [byBoard(guests, 'mostDrinks', now), byBoard(guests, 'fastestPace', now)].flatMap((all) =>
        all.slice(0, LEADERBOARD_SIZE),
      );
      const shown = new Map(firstTen.flatMap((guest) => (guest.rank === null ? [] : [[guest.sessionId, guest]])));
      this.state.guests = guests.length;
      for (const id of [...this.state.rows.keys()]) if (!shown.has(id)) this.state.rows.delete(id);
      for (const [id, guest] of shown) this.#show(id, guest);
    }

    #show(id: string, { userName, totalDrinks, sessionStart }: Save): void {
      const row = this.state.rows.get(id) ?? new GuestRow();
      Object.assign(row, { userName, totalDrinks, sessionStart });
      if (!this.state.rows.has(id)) this.state.rows.set(id, row);
    }
  };
}
