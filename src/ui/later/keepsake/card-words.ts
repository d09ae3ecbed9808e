import { dateOf } from '#messages/celebration/celebration.ts';
import * as texts from '#messages/celebration/keepsake.ts';
import { drinkLabel } from '#messages/menu.ts';
import type { CelebrationFacts } from '../../../domain/celebration/celebration.ts';
import { isAlcoholic } from '../../../domain/drink-menu.ts';
import { MOST_LAYERS } from '../../../domain/keepsake/layers.ts';
import type { Motif } from '../../../domain/keepsake/motifs.ts';
import { type KeptEvening, type Note, notesOf } from '../../../domain/keepsake/notes.ts';
import type { Ornament } from '../../../domain/look/look.ts';
import { namedDrinks } from '../../../domain/menu/known-menu.ts';
import type { DrinkEntry } from '../../../domain/session/drink-entry.ts';
import { eveningTime } from '../../time/short-time.ts';
import { phoneClockOffset } from '../../time/use-now.ts';
import type { Card, CardNote } from './card.ts';

/** The facts about a guest's evening for a card. */
export interface CardEvening extends KeptEvening {
  readonly userName: string;
  readonly facts: Pick<CelebrationFacts, 'names' | 'date'>;
  /** The menu of the hosts, as the phone has stored it. */
  readonly menu: unknown;
  readonly ornament: Ornament;
  readonly isRightToLeft: boolean;
  readonly isNight: boolean;
  /** Whether the guest wants numbers on the card. */
  readonly hasCounts: boolean;
}

/** The words of the three cards. */
export function cardOf(evening: CardEvening): Card {
  const { drinks, facts, menu, ornament, isRightToLeft, isNight, userName } = evening;
  const names = namedDrinks(menu);
  const drinkName = (drink: DrinkEntry) => drinkLabel({ ...drink, name: names.get(drink.menuItem ?? '')?.name });
  return {
    couple: facts.names,
    date: dateOf(facts.date),
    titles: texts.titles,
    notes: notesOf(evening, phoneClockOffset).map((note) => inWords(note, drinkName)),
    drinks,
    guest: texts.wasThere(userName),
    layers: drinks.length <= MOST_LAYERS ? texts.everyLayer : null,
    counts: evening.hasCounts ? countsOf(drinks) : null,
    isRightToLeft,
    isNight,
    ornament,
  };
}

function inWords(note: Note, drinkName: (drink: DrinkEntry) => string): CardNote {
  const { kind, at } = note;
  switch (kind) {
    case 'first':
      return { kind, at, head: eveningTime(at), sub: texts.firstToast };
    case 'last':
      return { kind, at, head: eveningTime(at), sub: texts.lastToast };
    case 'nine':
      return { kind, at, head: eveningTime(at), sub: null };
    case 'midnight':
      return { kind, at, head: texts.midnight, sub: null };
    case 'clink':
      return { kind, at, head: note.name, sub: texts.glassesMet };
    case 'favourite':
      return { kind, at, head: drinkName(note.drink), sub: texts.drinkOfTheNight };
    case 'word':
      return { kind, at, head: texts.quoted(note.text), sub: texts.fromTheHosts };
  }
}

function countsOf(drinks: readonly DrinkEntry[]): string {
  const without = drinks.filter(({ drinkType }) => !isAlcoholic(drinkType)).length;
  const isMixed = without > 0 && without < drinks.length;
  return isMixed ? texts.howManyOf(drinks.length, without) : texts.howMany(drinks.length);
}

/** The notes that a motif shows. */
const SHOWN: Readonly<Record<Motif, readonly Note['kind'][]>> = {
  poured: ['first', 'nine', 'midnight', 'clink', 'favourite', 'word', 'last'],
  glasses: ['first', 'clink', 'favourite', 'word', 'last'],
  hills: ['first', 'midnight', 'clink', 'favourite', 'last'],
};

export function notesShownOn(motif: Motif, { notes }: Pick<Card, 'notes'>): CardNote[] {
  return notes.filter(({ kind }) => SHOWN[motif].includes(kind));
}

/** Describes a card for guests who do not see it. A word of the hosts is quoted only once. */
export function descriptionOf(motif: Motif, card: Card, words: KeptEvening['words']): string {
  const sentences = notesShownOn(motif, card).flatMap(({ kind, head }) => {
    if (kind === 'nine') return [];
    const word = words.find(({ text }) => texts.quoted(text) === head)?.text;
    return [texts.described[kind](word ?? head)];
  });
  const numbers = card.counts === null ? [] : [card.counts];
  return [texts.pictures[motif](card.couple, card.date), ...sentences, card.guest, ...numbers].join(' ');
}
