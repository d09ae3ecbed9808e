import { isIn } from '#messages/wall.ts';
import type { Scene } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { addBubble, type Bubble } from '../parts/bubble.ts';
import { appear, child, mark, part, sayAround, set, show } from '../parts/elements.ts';

const WIDTH = 364;
/** A guest who comes in is first above the star, between the glasses. */
const FROM = [WIDTH / 2, 38] as const;
/** From the centre of a bubble to the centre of the next. */
const APART = 63;
/**
 * The centres of bubbles in the left glass, in units of the drawing of two full glasses
 * (src/ui/wall/parts/drawings.ts). The right glass has the mirrored places. Six bubbles are around one in the middle.
 * The first is beside the star, and the first three are far from each other, so that they can be large, and the middle is the last one.
 */
const PLACES = [
  [2, 0],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
  [-2, 0],
  [0, 0],
]
  .map(([x = 0, y = 0]) => [64 + (x * APART) / 2, Math.round(130 + y * APART * Math.sqrt(0.75))])
  .map(([x = 0, y = 0]) => [
    [x, y],
    [WIDTH - x, y],
  ])
  .reduce((all, pair) => all.concat(pair), []);

interface Shown extends Bubble {
  readonly place: number;
}

/** The largest sizes of bubbles, by the number of places that are taken. */
const SIZES = [
  [6, 2.62],
  [PLACES.length, 2.01],
] as const;

/**
 * Until the first toast, every guest who is in is a bubble with a name in the two glasses. A guest who comes in appears
 * above the star. Nobody's place changes.
 */
export function createArrivals() {
  const node = part('glasses-full');
  const poster = part('poster');
  const heading = part('arrival');
  const shown: Record<string, Shown> = {};
  let hasBegun = false;
  let sizes = '';

  function removeAllBut(keys: readonly string[]): void {
    for (const key of Object.keys(shown)) {
      if (keys.indexOf(key) >= 0) continue;
      shown[key]?.node.remove();
      delete shown[key];
    }
  }

  function add(key: string, rises: boolean): void {
    if (shown[key]) return;
    const taken = Object.keys(shown).map((one) => shown[one]?.place);
    const place = PLACES.findIndex((_, index) => taken.indexOf(index) < 0);
    const [x = 0, y = 0] = PLACES[place] as number[];
    const bubble = addBubble(node, key.trim(), { to: [x, y], from: FROM });
    // The bubble comes down from above the star (styles/motion.css).
    if (rises) set(bubble.node, 'class', 'guest is-new');
    shown[key] = { place, ...bubble };
  }

  function resize(): void {
    const all = Object.keys(shown).map((key) => shown[key] as Shown);
    const letters = Math.min(...all.map((one) => one.letters));
    const used = Math.max(0, ...all.map(({ place }) => 1 + place));
    const [, fitting] = SIZES.filter(([places]) => used <= places)[0] as (typeof SIZES)[number];
    const wanted = `${letters} ${fitting}`;
    if (wanted === sizes) return;
    sizes = wanted;
    // All names have the same size.
    node.style.setProperty('--letters', `${letters}px`);
    node.style.setProperty('--size', String(fitting));
    // A newcomer above the star.
    node.style.setProperty('--near', String(1.9 / fitting));
  }

  return function drawArrivals(scene: Scene): void {
    const names = (scene.kind === 'nobody' && scene.screen.arrivals) || [];
    const keys = keysOf(names.slice(0, PLACES.length));
    removeAllBut(keys);
    // Guests who were in before the wall was opened are shown without an animation. Of guests who come together only the last
    // one rises, because there is room for one name.
    for (const key of keys) add(key, hasBegun && key === keys[keys.length - 1]);
    hasBegun = hasBegun || 'screen' in scene;
    resize();
    const isShown = keys.length > 0;
    // The parts of the poster move to other places.
    if (isShown !== poster.hasAttribute('data-gathers')) appear(poster);
    mark(poster, 'data-gathers', isShown);
    show(heading, isShown);
    if (!isShown || child(heading, 1).textContent === names[0]) return;
    appear(heading);
    sayAround(heading, around(isIn), names[0]);
  };
}

/** The keys in the order of arrival. If guests have the same name, the first of them keeps the bubble. */
function keysOf(names: readonly string[]): string[] {
  const keys: string[] = [];
  for (const name of names.slice().reverse()) {
    let key = name;
    while (keys.indexOf(key) >= 0) key += '\n';
    keys.push(key);
  }
  return keys;
}
