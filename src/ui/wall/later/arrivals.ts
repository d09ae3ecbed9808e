import { isIn } from '#messages/wall.ts';
import type { Scene } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { addBubble, draw, drawUnder, RADIUS } from '../parts/bubble.ts';
import { appear, child, part, sayAround, set, show } from '../parts/elements.ts';

const WIDTH = 364;
const CENTRE = [64, 130] as const;
/** A guest who comes in is first above the star, between the glasses. */
const FROM = [WIDTH / 2, 38] as const;
/** From the centre of a bubble to the centre of the next. */
const APART = 74;
const ROW = Math.sqrt(0.75);
/**
 * The places in the left glass, in units of `APART` from its middle. The right glass has the mirrored places, and both
 * are filled in turn: first the middle, then the row towards the star and away from it, then opposite places.
 */
const PLACES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0.5, -ROW],
  [-0.5, ROW],
  [-0.5, -ROW],
  [0.5, ROW],
].reduce<readonly Place[]>((all, [x = 0, y = 0]) => {
  const left = CENTRE[0] + x * APART;
  const top = Math.round(CENTRE[1] + y * APART);
  return all.concat([
    [left, top],
    [WIDTH - left, top],
  ]);
}, []);

type Place = readonly [x: number, y: number];

interface Shown {
  readonly node: Element;
  readonly place: number;
}

/** The radius of all bubbles, by the number of places that are taken. A bubble that is alone in its glass is large. */
const RADII = [
  [2, 60],
  [PLACES.length, 36],
] as const;
/** The radius of a bubble above the star, and of an empty one, which is at each free place. */
const NEAR = 29;
const EMPTY = 24;

/**
 * Until the first toast, every guest who is in is a bubble with a name in the two glasses. A guest who comes in appears
 * above the star. Nobody's place changes.
 */
export function createArrivals() {
  const node = part('glasses-full');
  // The stars are above all bubbles.
  const star = node.querySelector('.spark') as Element;
  const poster = part('poster');
  const heading = part('arrival');
  const shown: Record<string, Shown> = {};
  const free = PLACES.map(([x, y]) => draw('circle', { class: 'free', cx: `${x}`, cy: `${y}`, r: `${EMPTY}` }));
  for (const circle of free) drawUnder(star, circle);
  let hasBegun = false;
  let drawn = 0;

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
    const bubble = addBubble(star, key.trim(), { to: PLACES[place] as Place, from: FROM });
    // The bubble comes down from above the star (styles/motion.css).
    if (rises) set(bubble, 'class', 'guest is-new');
    shown[key] = { place, node: bubble };
  }

  /** Returns how many places are in use, for the styles. */
  function resize(): string | null {
    const taken = Object.keys(shown).map((key) => (shown[key] as Shown).place);
    const used = 1 + Math.max(-1, ...taken);
    const [, radius] = RADII.filter(([places]) => used <= places)[0] as (typeof RADII)[number];
    free.forEach((circle, place) => {
      show(circle, taken.indexOf(place) < 0);
    });
    if (radius !== drawn) {
      drawn = radius;
      node.style.setProperty('--size', String(radius / RADIUS));
      node.style.setProperty('--near', String(NEAR / radius));
    }
    return used ? String(used) : null;
  }

  return function drawArrivals(scene: Scene): void {
    const names = (scene.kind === 'nobody' && scene.screen.arrivals) || [];
    const keys = keysOf(names.slice(0, PLACES.length));
    removeAllBut(keys);
    // Guests who were in before the wall was opened are shown without an animation. Of guests who come together only the last
    // one rises, because there is room for one name.
    for (const key of keys) add(key, hasBegun && key === keys[keys.length - 1]);
    hasBegun = hasBegun || 'screen' in scene;
    const used = resize();
    // The parts of the poster move to other places.
    if ((used !== null) !== poster.hasAttribute('data-gathers')) appear(poster);
    set(poster, 'data-gathers', used);
    show(heading, used);
    if (!used || child(heading, 1).textContent === names[0]) return;
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
