import { isIn } from '#messages/wall.ts';
import type { Scene } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { addBubble } from '../parts/bubble.ts';
import { appear, child, mark, part, sayAround, set, show } from '../parts/elements.ts';

const WIDTH = 364;
const SPARK_Y = 86;
/**
 * The centres of bubbles in the left glass, in units of the drawing of two full glasses
 * (src/ui/wall/parts/drawings.ts). The right glass has the mirrored places. They are inside the glass and the screen,
 * away from the spark. The first four are far from each other.
 */
const PLACES = [
  [101, 89],
  [46, 147],
  [121, 153],
  [40, 64],
  [67, 112],
  [135, 114],
  [80, 53],
  [82, 166],
  [27, 105],
]
  .map(([x = 0, y = 0]) => [
    [x, y],
    [WIDTH - x, y],
  ])
  .reduce((all, pair) => all.concat(pair), []);

interface Shown {
  readonly bubble: Element;
  readonly place: number;
}

/** The largest sizes of bubbles, by the number of places that are taken. */
const SIZES = [
  [4, 2.6],
  [8, 2.1],
  [PLACES.length, 1.3],
] as const;

/**
 * Until the first toast, every guest who is in is a bubble with a name in the two glasses. A guest who comes in rises
 * from the spark. Nobody's place changes.
 */
export function createArrivals() {
  const node = part('glasses-full');
  const poster = part('poster');
  const heading = part('arrival');
  const shown: Record<string, Shown> = {};
  let hasBegun = false;
  let size = 0;

  function removeAllBut(keys: readonly string[]): void {
    for (const key of Object.keys(shown)) {
      if (keys.indexOf(key) >= 0) continue;
      shown[key]?.bubble.remove();
      delete shown[key];
    }
  }

  function add(key: string, rises: boolean): void {
    if (shown[key]) return;
    const taken = Object.keys(shown).map((one) => shown[one]?.place);
    const place = PLACES.findIndex((_, index) => taken.indexOf(index) < 0);
    const [x = 0, y = 0] = PLACES[place] as number[];
    const bubble = addBubble(node, key.trim(), { to: [x, y], from: [WIDTH / 2, SPARK_Y] });
    // The bubble rises from the spark (styles/motion.css).
    if (rises) set(bubble, 'class', 'guest is-new');
    shown[key] = { place, bubble };
  }

  function resize(): void {
    const used = Object.keys(shown).reduce((most, key) => Math.max(most, 1 + (shown[key] as Shown).place), 0);
    const [, fitting] = SIZES.filter(([places]) => used <= places)[0] as (typeof SIZES)[number];
    if (fitting === size) return;
    size = fitting;
    node.style.setProperty('--size', String(size));
    // A newcomer at the spark.
    node.style.setProperty('--near', String(1.9 / size));
  }

  return function drawArrivals(scene: Scene): void {
    const names = (scene.kind === 'nobody' && scene.screen.arrivals) || [];
    const keys = keysOf(names.slice(0, PLACES.length));
    removeAllBut(keys);
    // Guests who were in before the wall was opened are shown without an animation. Of guests who come together only the last
    // one rises, because the spark has room for one name.
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
