import { isIn } from '#messages/wall.ts';
import type { Scene } from '../../../domain/wall/scene.ts';
import { around } from '../../messages/forms/around.ts';
import { draw, drawBubble, labelOf, radiusFor } from '../parts/bubble.ts';
import { appear, child, mark, part, sayAround, set, show } from '../parts/elements.ts';
import { isUpright, smallness } from '../parts/fit.ts';
import { isMixed } from '../parts/mixed.ts';
import { BETWEEN, FIZZ, type Layout, type Place, UPRIGHT, WIDE } from './places.ts';

const WIDTH = 364;
/** The largest letters between the glasses, and from a name to the thick edge there. */
const NEWEST_LETTERS = 20;
const NEWEST_EDGE = 5;
/** From the edge of a bubble to the next one. */
const GAP = 2.5;
/** Few guests have bubbles that are larger by this much. */
const LARGEST_SCALE = 1.45;
/** The widths of the sentence in em, at its full size and at smaller ones. */
const ROOMS = [12, 15.5];
const UPRIGHT_ROOMS = [9.4, 12];

interface Shown {
  readonly node: Element;
  readonly place: Place;
  readonly radius: number;
}

/**
 * Until the first toast, everybody who is in has a bubble with a name. The newest guest is in the large one between the
 * glasses, and moves into a glass when the next one comes. A place in a glass never changes.
 */
export function createArrivals() {
  const node = part('glasses-gather');
  const guests = node.querySelector('.guests') as Element;
  const between = node.querySelector('.newest') as Element;
  const poster = part('poster');
  const heading = part('arrival');
  const isMirrored = document.documentElement.dir === 'rtl';
  const fizz = FIZZ.map(([x, y, r]) => draw('circle', { class: 'bubble', cx: `${x}`, cy: `${y}`, r: `${r}` }));
  for (const circle of fizz) node.insertBefore(circle, guests);
  const shown: Record<string, Shown> = {};
  let layout: Layout | null = null;
  let newest = '';
  let newestReach = 0;
  let drawnScale = 0;
  let hasBegun = false;

  function removeAllBut(keys: readonly string[]): void {
    for (const key of Object.keys(shown)) {
      if (keys.indexOf(key) >= 0) continue;
      shown[key]?.node.remove();
      delete shown[key];
    }
  }

  const all = () => Object.keys(shown).map((key) => shown[key] as Shown);

  /** The largest radius of a bubble at a place, between the bubbles that are there. */
  const roomAt = (place: Place) =>
    all().reduce((room, other) => Math.min(room, apart(place, other.place) - other.radius - GAP), place[2]);

  /** A guest has the first free place with room for the name. */
  function add(key: string, sinks: boolean, { places, letters }: Layout): void {
    if (shown[key]) return;
    const label = labelOf(key.trim(), 'text');
    const wanted = radiusFor(label, letters);
    const taken = all().map((one) => one.place);
    const free = places.filter((place) => taken.indexOf(place) < 0);
    const [roomiest] = free.slice().sort((one, other) => roomAt(other) - roomAt(one));
    const place = (free.filter((one) => wanted <= roomAt(one))[0] || roomiest) as Place;
    const radius = Math.min(wanted, roomAt(place));
    const bubble = drawBubble(label, radius, letters);
    shown[key] = { place, radius, node: putInto(guests, bubble, place) };
    // The bubble comes from between the glasses (styles/motion.css).
    if (!sinks) return;
    const [x, y, size] = BETWEEN;
    bubble.style.setProperty('--x', `${x - xOf(place)}px`);
    bubble.style.setProperty('--y', `${y - place[1]}px`);
    bubble.style.setProperty('--large', String(size / radius));
    set(bubble, 'class', 'sinks');
  }

  const xOf = ([x]: Place) => (isMirrored ? WIDTH - x : x);

  function putInto(layer: Element, bubble: Element, place: Place): Element {
    const guest = layer.appendChild(draw('g', { class: 'guest', transform: `translate(${xOf(place)} ${place[1]})` }));
    guest.appendChild(bubble);
    return guest;
  }

  function drawNewest(key: string): void {
    const label = labelOf(key.trim(), 'display');
    // The name is measured again when the display font has loaded.
    if (key === newest && label.reach === newestReach) return;
    const grows = hasBegun && key !== newest;
    newest = key;
    newestReach = label.reach;
    between.textContent = '';
    if (!key) return;
    const bubble = drawBubble(label, BETWEEN[2], Math.min(NEWEST_LETTERS, (BETWEEN[2] - NEWEST_EDGE) / label.reach));
    putInto(between, bubble, BETWEEN);
    if (grows) set(bubble, 'class', 'grows');
  }

  /** All bubbles are as large as the closest ones allow, and no small bubble is under a name. */
  function resize(): void {
    const bubbles = all();
    const scales = bubbles.map(({ place, radius }, index) =>
      bubbles
        .slice(index + 1)
        .reduce(
          (scale, next) => Math.min(scale, (apart(place, next.place) - GAP) / (radius + next.radius)),
          place[2] / radius,
        ),
    );
    const scale = Math.max(1, Math.min(LARGEST_SCALE, ...scales));
    if (scale !== drawnScale) node.style.setProperty('--size', scale.toFixed(2));
    drawnScale = scale;
    FIZZ.forEach(([x, y, r], index) => {
      const isFree = bubbles.every(
        ({ place, radius }) => Math.hypot(x - xOf(place), y - place[1]) > r + radius * scale + GAP,
      );
      show(fizz[index] as Element, isFree);
    });
  }

  function say(name: string): void {
    const text = around(isIn);
    const rooms = isUpright() ? UPRIGHT_ROOMS : ROOMS;
    set(heading, 'data-small', smallness(text.join(name), rooms, 'display'));
    mark(heading, 'data-mixed', isMixed(text.join(name)));
    if (child(heading, 1).textContent === name) return;
    appear(heading);
    sayAround(heading, text, name);
  }

  function drawGuests(names: readonly string[]): void {
    const wanted = isUpright() ? UPRIGHT : WIDE;
    const keys = keysOf(names.slice(0, 1 + wanted.places.length));
    const last = keys.pop() || '';
    removeAllBut(layout === wanted ? keys : []);
    layout = wanted;
    // Of guests who are drawn together, those with long names choose first. Guests who were in before the wall was
    // opened are shown without an animation.
    const reachOf = (key: string) => labelOf(key.trim(), 'text').reach;
    for (const key of keys.sort((one, other) => reachOf(other) - reachOf(one))) add(key, key === newest, wanted);
    drawNewest(last);
    resize();
  }

  return function drawArrivals(scene: Scene): void {
    const names = (scene.kind === 'nobody' && scene.screen.arrivals) || [];
    const [last] = names;
    drawGuests(names);
    hasBegun = hasBegun || 'screen' in scene;
    // The parts of the poster move to other places.
    if ((last !== undefined) !== poster.hasAttribute('data-gathers')) appear(poster);
    mark(poster, 'data-gathers', last);
    show(heading, last);
    if (last) say(last);
  };
}

const apart = ([x, y]: Place, [otherX, otherY]: Place) => Math.hypot(x - otherX, y - otherY);

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
