import {
  type AlcoholicType,
  type AlcoholType,
  DRINK_TYPES,
  type DrinkType,
  drinkOf,
  isAlcoholic,
} from '../../../domain/drink-menu.ts';
import { DRINK_NAME_MAX_LENGTH, type MenuItem } from '../../../domain/menu/menu-item.ts';
import { SIGNS, type Sign } from '../../../domain/menu/signs.ts';
import { parseName } from '../../../domain/names/guest-name.ts';

/** The kinds that a drink of the hosts can count as. */
export type Kind = AlcoholicType | 'free';
export const KINDS: readonly Kind[] = [...DRINK_TYPES.filter(isAlcoholic), 'free'];

/** A drink of the menu while a host edits it. */
export interface DrinkDraft {
  readonly id: string;
  /** The drink as it was when the host opened it. Null for a new drink. */
  readonly opened: MenuItem | null;
  readonly name: string;
  readonly sign: Sign;
  /** Null: not chosen yet. */
  readonly kind: Kind | null;
  readonly spirit: AlcoholType | null;
  readonly isWater: boolean;
}

/** A new drink, with the first emoji that no other drink has. */
export function newDraft(id: string, menu: readonly MenuItem[], kind: Kind | null): DrinkDraft {
  const sign = SIGNS.find((known) => menu.every((item) => item.sign !== known)) ?? SIGNS[0];
  return { id, opened: null, name: '', sign, kind, spirit: null, isWater: false };
}

export function draftOfDrink(opened: MenuItem): DrinkDraft {
  const { id, name, sign, drinkType, alcoholType } = opened;
  const isWater = drinkType === 'water';
  const kind = isAlcoholic(drinkType) ? drinkType : 'free';
  return { id, opened, name, sign, kind, spirit: alcoholType ?? null, isWater };
}

/** Whether a kind of drink may have a spirit. */
export const hasSpirit = (kind: Kind | null) => kind !== null && kind !== 'free' && drinkOf(kind).hasSubtypes;

/** The drink that the draft describes. */
export function drinkFrom({ id, opened, name, sign, kind, spirit, isWater }: DrinkDraft): MenuItem {
  const drinkType = typeOf(kind ?? 'free', isWater);
  const alcoholType = hasSpirit(kind) && spirit !== null ? { alcoholType: spirit } : {};
  return { id, name: cleanName(name), sign, drinkType, ...alcoholType, isSoldOut: opened?.isSoldOut ?? false };
}

/** As the server stores it. */
function cleanName(name: string): string {
  const parsed = parseName(name, DRINK_NAME_MAX_LENGTH);
  return parsed.ok ? parsed.name : name;
}

function typeOf(kind: Kind, isWater: boolean): DrinkType {
  if (kind !== 'free') return kind;
  return isWater ? 'water' : 'other';
}
