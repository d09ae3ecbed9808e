import { DRINK_TYPES } from '../../domain/drink-menu.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
export type Tokens = ReadonlyMap<string, string>;

/**
 * Foreground, backgrounds, and the minimum ratio of WCAG 2.2 AA: 4.5 for text, 3 for other things that must be visible.
 */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'rose-soft', 'raised', 'gold-ground', 'dock'], 4.5],
  ['ink-2', ['paper', 'surface', 'sunken', 'live-ground', 'gold-ground', 'rose-soft', 'dock'], 4.5],
  ['on-primary', ['primary'], 4.5],
  ['rose', ['paper', 'surface', 'rose-soft', 'gold-ground'], 4.5],
  ['on-rose', ['rose'], 4.5],
  ['gold-ink', ['paper', 'surface', 'gold-ground', 'rose-soft'], 4.5],
  ['live', ['surface', 'live-soft', 'live-ground', 'rose-soft'], 4.5],
  ['on-live', ['live'], 4.5],
  ['danger', ['surface'], 4.5],
  ['paper', ['danger'], 4.5],
  ['medal-1-ink', ['medal-1', 'surface'], 4.5],
  ['medal-2-ink', ['medal-2', 'surface'], 4.5],
  ['medal-3-ink', ['medal-3', 'surface'], 4.5],
  ['chosen', ['raised', 'sunken'], 3],
  ['edge', ['paper', 'surface', 'sunken', 'gold-ground'], 3],
  ['focus', ['paper', 'surface', 'gold-ground', 'dock', 'raised'], 3],
  ['water', ['surface'], 3],
  ['free', ['surface', 'gold-ground', 'live-ground'], 4.5],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [`series-${n}`, ['surface', 'gold-ground'], 4.5] as const),
];

/**
 * A card of the hosts' menu: the name, the mark 'without alcohol', and the tally. The tally is at the end of the card,
 * where the tint has less than 80 % of its strength.
 */
const MENU_CARDS = [...DRINK_TYPES.map((drink) => `tint-${drink}`), 'glass-free'].flatMap((tint) => [
  ['ink', ['gold-ground', tint], 4.5] as const,
  ['gold-ink', ['gold-ground', `${tint} 0.8`], 4.5] as const,
  ...(tint === 'glass-free' ? [['free', ['gold-ground', tint], 4.5] as const] : []),
]);

const WALL_RING = 0.5;

/** Text over several translucent layers, from the lowest to the highest, each at its strongest. */
const LIT: readonly (readonly [ink: string, layers: readonly string[], least: number])[] = [
  ['ink-2', ['paper', 'glow'], 4.5],
  ['ink', ['paper', 'glow', 'glass-rose', 'glass-gold', 'lens'], 3],
  ['ink', ['paper', 'glow', 'glass-water', 'glass-free', 'lens'], 3],
  ['ink', ['paper', 'glow', 'glass-rose'], 4.5],
  ['gold-ink', ['paper', 'glow', 'glass-rose'], 3],
  ['ink', ['disc-rose'], 4.5],
  ['on-toast', ['under-toast', 'toast'], 4.5],
  ['toast-action', ['under-toast', 'toast'], 4.5],
  // The rings behind the board of the wall.
  ['ink-2', ['paper', 'glow', `glass-rose ${WALL_RING}`], 4.5],
  ['gold-ink', ['paper', 'glow', `glass-rose ${WALL_RING}`], 3],
  // The names of a couple in full glasses, at the places where the light or the shade below a letter is strongest.
  ...['wine-rose', 'wine-gold'].flatMap((wine) => [
    ['ink', [wine], 4.5] as const,
    ['ink', [wine, 'star-light 0.2'], 4.5] as const,
    ['ink', [wine, 'wine-depth 0.42'], 4.5] as const,
  ]),
  ...['surface', 'gold-ground'].flatMap((ground) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [`series-${n}`, [ground, 'chosen-hour'], 3] as const),
  ),
  ...DRINK_TYPES.map((drink) => ['ink', ['surface', `tint-${drink}`], 4.5] as const),
  ...MENU_CARDS,
];

/** Each pair with its background: one colour or several layers. */
export const ALL_PAIRS = [
  ...PAIRS.flatMap(([ink, grounds, least]) => grounds.map((ground) => [ink, [ground], least] as const)),
  ...LIT,
];

/** The contrast of a text over layers of colours. */
export function contrastIn(tokens: Tokens, ink: string, layers: readonly string[]): number {
  return contrast(colour(tokens, ink), layers.map((name) => colour(tokens, name)).reduce(over));
}

/** The custom properties of a rule. */
export function declarations(text: string, opening: string): Tokens {
  const start = text.indexOf(opening) + opening.length;
  const block = text.slice(start, text.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** `token 0.8`: at 80 % of its strength. */
function colour(tokens: Tokens, layer: string): Rgba {
  const [name = '', share = '1'] = layer.split(' ');
  const value = tokens.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(tokens, `${other} ${share}`);
  const hex = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1);
  const [red, green, blue, alpha = 1] = hex ? hex.map((pair) => Number.parseInt(pair, 16)) : (rgb ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`--${name} is no colour: ${value}`);
  return [red, green, blue, alpha * Number(share)];
}

/** The distance between two colours in OKLab, from 0 to 1. `layers` below are the background, if there are any. */
export function distanceBetween(one: Tokens, other: Tokens, layers: readonly string[]): number {
  const [a, b] = [one, other].map((tokens) => oklab(layers.map((name) => colour(tokens, name)).reduce(over)));
  return Math.hypot(...[0, 1, 2].map((axis) => (a?.[axis] ?? 0) - (b?.[axis] ?? 0)));
}

/** https://bottosson.github.io/posts/oklab */
function oklab([red, green, blue]: Rgba): readonly number[] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function over(below: Rgba, above: Rgba): Rgba {
  const mix = (low: number, high: number) => low * (1 - above[3]) + high * above[3];
  return [mix(below[0], above[0]), mix(below[1], above[1]), mix(below[2], above[2]), 1];
}

/** WCAG 2, sRGB. */
export function contrast(a: Rgba, b: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
