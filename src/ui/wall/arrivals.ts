import { isIn } from '#messages/wall.ts';
import type { Scene } from '../../domain/wall/scene.ts';
import { around } from '../messages/forms/around.ts';
import { mark, part, sayAround, set, show } from './elements.ts';

const WIDTH = 364;
const SPARK_Y = 86;
/**
 * The middles of bubbles in the left glass, and mirrored in the right one, in units of the drawing of two full glasses
 * (src/ui/wall/drawings.ts): rows that are shifted against each other, inside of the glass and of the screen, not at the
 * spark. Neighbours do not come one after the other.
 */
const PLACES = [
  [104, 76],
  [72, 132],
  [120, 160],
  [56, 104],
  [104, 132],
  [56, 48],
  [88, 104],
  [136, 132],
  [40, 76],
  [120, 104],
  [56, 160],
  [72, 76],
  [40, 132],
  [88, 160],
]
  .map(([x = 0, y = 0]) => [
    [x, y],
    [WIDTH - x, y],
  ])
  .reduce((all, pair) => all.concat(pair), []);
const RADIUS = 15.3;
/** Room for a name, and the largest and smallest letters, which are up to 0.7 times as wide as they are high. */
const ROOM = 26;
const LARGEST = 8;
const SMALLEST = 3.2;
/** It has two lines. Other scripts have no hyphens, or letters that join. */
const LONG_WORD = /^[A-Za-zÀ-ž]{11,}$/;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Until the first toast, every guest who is in is a bubble with a name in the two glasses. Who comes in rises from the
 * spark. Nobody's place changes.
 */
export function createArrivals() {
  const node = part('glasses-full');
  const poster = part('poster');
  const heading = part('arrival');
  const shown: Record<string, { readonly bubble: Element; readonly place: number }> = {};
  let hasBegun = false;

  function addBubble(name: string, place: number): Element {
    const [x = 0, y = 0] = PLACES[place] as number[];
    const outer = draw('g', node, { transform: `translate(${x} ${y})`, class: 'guest' });
    const inner = draw('g', outer, {});
    draw('circle', inner, { r: String(RADIUS) });
    const lines = linesOf(name);
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.max(SMALLEST, Math.min(LARGEST, ROOM / (longest * 0.7)));
    lines.forEach((line, index) => {
      const dy = (index - (lines.length - 1) / 2) * size * 1.1 + size * 0.35;
      draw('text', inner, { y: dy.toFixed(2), 'font-size': size.toFixed(2) }).textContent = line;
    });
    // It rises from the spark (styles/motion.css).
    if (hasBegun) set(inner, 'class', 'rises');
    inner.style.setProperty('--x', `${WIDTH / 2 - x}px`);
    inner.style.setProperty('--y', `${SPARK_Y - y}px`);
    return outer;
  }

  function removeAllBut(keys: readonly string[]): void {
    for (const key of Object.keys(shown)) {
      if (keys.indexOf(key) >= 0) continue;
      shown[key]?.bubble.remove();
      delete shown[key];
    }
  }

  function add(key: string): void {
    if (shown[key]) return;
    const taken = Object.keys(shown).map((one) => shown[one]?.place);
    const place = PLACES.findIndex((_, index) => taken.indexOf(index) < 0);
    shown[key] = { place, bubble: addBubble(key.trim(), place) };
  }

  return function drawArrivals(scene: Scene): void {
    const names = (scene.kind === 'nobody' && scene.screen.arrivals) || [];
    const keys = keysOf(names.slice(0, PLACES.length));
    removeAllBut(keys);
    for (const key of keys) add(key);
    // Those who were in before the wall came are simply there.
    hasBegun = hasBegun || 'screen' in scene;
    const isShown = keys.length > 0;
    mark(poster, 'data-gathers', isShown);
    show(heading, isShown);
    if (isShown) sayAround(heading, around(isIn), names[0]);
  };
}

/** In the order in which they came. Guests may have the same name, and the first of them keeps the bubble. */
function keysOf(names: readonly string[]): string[] {
  const keys: string[] = [];
  for (const name of names.slice().reverse()) {
    let key = name;
    while (keys.indexOf(key) >= 0) key += '\n';
    keys.push(key);
  }
  return keys;
}

/** One line, or two that are about as long. They end at a blank or a hyphen, and in a long word get a hyphen. */
function linesOf(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  let split = -1;
  for (let at = 0; at < name.length; at += 1)
    if (/[ -]/.test(name.charAt(at)) && (split < 0 || Math.abs(at - middle) < Math.abs(split - middle))) split = at;
  if (split >= 0) return [name.slice(0, split + 1).trim(), name.slice(split + 1)];
  return LONG_WORD.test(name) ? [`${name.slice(0, middle)}-`, name.slice(middle)] : [name];
}

function draw(tag: string, parent: Element, attributes: Readonly<Record<string, string>>): SVGElement {
  const node = document.createElementNS(SVG, tag) as SVGElement;
  for (const name of Object.keys(attributes)) set(node, name, attributes[name] as string);
  parent.appendChild(node);
  return node;
}
