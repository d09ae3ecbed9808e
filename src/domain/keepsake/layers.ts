import { type DrinkType, isAlcoholic } from '../drink-menu.ts';
import type { DrinkEntry } from '../session/drink-entry.ts';

/** A card needs at least this many drinks. */
export const LEAST_DRINKS = 2;
/** More layers would be too thin to tell apart. */
export const MOST_LAYERS = 40;

/** The colours for drinks of the hosts' menu: some for drinks with alcohol, and some for drinks without. */
const OWN_TONES = ['ours-1', 'ours-2', 'ours-3', 'ours-4'] as const;
const FREE_TONES = ['free-1', 'free-2', 'free-3'] as const;

/** The meaning of a layer's colour. The colours themselves are in src/ui/later/keepsake/card-look.ts. */
export type Tone = DrinkType | (typeof OWN_TONES)[number] | (typeof FREE_TONES)[number];

/**
 * One drink or several consecutive drinks in the glass. `from` and `to` are heights: 0 is the bottom, 1 the surface.
 */
export interface Layer {
  readonly tone: Tone;
  readonly from: number;
  readonly to: number;
  /** The time at which the guest had the first drink of the layer, in ms. */
  readonly at: number;
}

/**
 * The bounds for a layer's relative height. A long break after the layer makes it higher, and a short break flatter.
 */
const FLATTEST = 0.65;
const HIGHEST = 1.6;

/** The drinks as layers, the first at the bottom. `drinks` are in the order of their time. */
export function layersOf(drinks: readonly DrinkEntry[]): Layer[] {
  const tones = tonesOf(drinks);
  const groups = grouped(drinks);
  const weights = weightsOf(groups.map(([first]) => first.timestamp));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let top = 0;
  return groups.map((group, index) => {
    const from = top;
    top = index === groups.length - 1 ? 1 : top + (weights[index] ?? 0) / whole;
    return { tone: toneOfGroup(group, index === groups.length - 1, tones), from, to: top, at: group[0].timestamp };
  });
}

/** The height of a time in the glass. A drink is in the middle of its layer. */
export function heightAt(layers: readonly Layer[], ms: number): number {
  const next = layers.findIndex(({ at }) => at > ms);
  const index = next < 0 ? layers.length - 1 : next - 1;
  const [below, above] = [layers[index], layers[index + 1]];
  if (!below) return middleOf(layers[0]);
  if (!above) return middleOf(below);
  const passed = (ms - below.at) / (above.at - below.at);
  return middleOf(below) + passed * (middleOf(above) - middleOf(below));
}

function middleOf(layer: Layer | undefined): number {
  return layer ? (layer.from + layer.to) / 2 : 0;
}

type Group = readonly [DrinkEntry, ...DrinkEntry[]];

/** Up to `MOST_LAYERS` drinks, each drink is a layer. More drinks are divided evenly among `MOST_LAYERS` layers. */
function grouped(drinks: readonly DrinkEntry[]): Group[] {
  const count = Math.min(drinks.length, MOST_LAYERS);
  const share = (index: number) => Math.floor((index * drinks.length) / count);
  return Array.from({ length: count }, (_, index) => share(index)).flatMap((from, index) => {
    const [first, ...more] = drinks.slice(from, share(index + 1));
    return first ? [[first, ...more]] : [];
  });
}

/** The relative height of each layer: the break after it divided by the average break. It is 1 for the last layer. */
function weightsOf(times: readonly number[]): number[] {
  const breaks = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = breaks.reduce((sum, ms) => sum + ms, 0) / breaks.length;
  const weightOf = (ms: number | undefined) =>
    ms === undefined || !(usual > 0) ? 1 : Math.min(HIGHEST, Math.max(FLATTEST, Math.sqrt(ms / usual)));
  return times.map((_, index) => weightOf(breaks[index]));
}

/** The most frequent tone of the group. The last group has the tone of its last drink. */
function toneOfGroup(group: Group, isLast: boolean, tones: ReadonlyMap<string, Tone>): Tone {
  const all = (isLast ? [...group].reverse() : group).map((drink) => toneOf(drink, tones));
  if (isLast && all[0]) return all[0];
  const counts = new Map<Tone, number>();
  for (const tone of all) counts.set(tone, (counts.get(tone) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return all.find((tone) => counts.get(tone) === most) ?? group[0].drinkType;
}

/** Assigns tones to the drinks of the menu in the order in which they were first logged. Water keeps its own tone. */
function tonesOf(drinks: readonly DrinkEntry[]): ReadonlyMap<string, Tone> {
  const own = [...OWN_TONES];
  const free = [...FREE_TONES];
  const tones = new Map<string, Tone>();
  for (const { drinkType, menuItem } of drinks) {
    if (menuItem === undefined || drinkType === 'water' || tones.has(menuItem)) continue;
    const tone: Tone | undefined = isAlcoholic(drinkType) ? own.shift() : free.shift();
    if (tone) tones.set(menuItem, tone);
  }
  return tones;
}

function toneOf({ drinkType, menuItem }: DrinkEntry, tones: ReadonlyMap<string, Tone>): Tone {
  return tones.get(menuItem ?? '') ?? drinkType;
}
