import type { Motif } from '../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../domain/keepsake/notes.ts';
import type { Ornament } from '../../../domain/look/look.ts';
import type { DrinkEntry } from '../../../domain/session/drink-entry.ts';
import type { CardLook } from './card-look.ts';

/** The size of a card, in pixels. It is that of a story in a social network. */
export const WIDTH = 1080;
export const HEIGHT = 1920;

/** A note in words. `sub` explains `head`. */
export interface CardNote {
  readonly kind: Note['kind'];
  readonly at: number;
  readonly head: string;
  readonly sub: string | null;
}

/** The words and drinks on the three cards of one evening. */
export interface Card {
  readonly couple: string;
  readonly date: string;
  readonly titles: Readonly<Record<Motif, string>>;
  readonly notes: readonly CardNote[];
  /** The drinks in the order of their time. */
  readonly drinks: readonly DrinkEntry[];
  /** 'Lea was there.' */
  readonly guest: string;
  /** The line under the glass that says that each layer is a drink. Null if not every drink has a layer. */
  readonly layers: string | null;
  /** Null unless the guest wants numbers. */
  readonly counts: string | null;
  readonly isRightToLeft: boolean;
  /** Whether the card is drawn in the colours of the night. */
  readonly isNight: boolean;
  readonly ornament: Ornament;
}

/** What a motif draws with. */
export interface Paint {
  readonly ctx: CanvasRenderingContext2D;
  readonly look: CardLook;
  readonly card: Card;
}

/** Numbers from 0 to 1 that are the same each time a card is drawn. */
export function numbersFrom(seed: number): () => number {
  let state = (Math.abs(Math.floor(seed)) % 2_147_483_646) + 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
