import { sparkPath } from '../../components/drawings/spark.ts';

/**
 * The drawings of the wall as text, for the build (scripts/build/wall-page.ts). All lengths are in units of a square of
 * 364. Glasses seen from above look like rings.
 */
const CENTRE = 182;
const RADIUS = 118;
const WINE = 104;
/** From centre to centre of two glasses that touch. */
const APART = 236;

function star(x: number, y: number, radius: number, className = 'spark'): string {
  return `<path class="${className}" d="${sparkPath(round(x), round(y), radius)}"/>`;
}

function circle(className: string, x: number, y: number, radius: number, fill = ''): string {
  const filled = fill ? ` fill="${fill}"` : ` class="${className}"`;
  return `<circle${filled} cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The mark of Clink. */
export function mark(): string {
  const outlines = '<circle cx="13.5" cy="16" r="11"/><circle cx="26.5" cy="16" r="11"/>';
  return `<svg class="mark" viewBox="0 0 40 28" aria-hidden="true">${outlines}${star(20, 4.5, 5)}</svg>`;
}

function gradient(
  id: string,
  place: string,
  inner: readonly [className: string, offset: number],
  outer: string,
): string {
  const stops = `<stop class="${inner[0]}" offset="${inner[1]}"/><stop class="${outer}" offset="1"/>`;
  return `<radialGradient id="${id}" ${place}>${stops}</radialGradient>`;
}

interface MetLook {
  /** A prefix that keeps the ids of drawings on one page distinct. */
  readonly id: string;
  readonly isWater?: boolean;
  /** The lens is wide, for a large number. */
  readonly isClose?: boolean;
}

/** From centre to centre of two glasses that overlap. */
const MET_DISTANCE = 76;
const CLOSE_DISTANCE = 44;
/** Small stars on both sides of the star where the glasses cross. */
const MET_STARS = [
  [19, -11, 5],
  [35, -20, 3],
] as const;

/** Two full glasses that overlap, with `inner` in the lens between them. */
export function metGlasses({ id, isWater, isClose }: MetLook, inner: string): string {
  const half = (isClose ? CLOSE_DISTANCE : MET_DISTANCE) / 2;
  const top = 130 - halfHeight(RADIUS, half);
  const content = [
    gradient(`${id}-lens`, 'cx=".5" cy=".5" r=".6"', ['lens-in', 0.2], 'lens-out'),
    mixed(`${id}-disc`, 'disc'),
    mixed(`${id}-wine`, 'wine'),
    glass(`${id}-rose`, 'rose', CENTRE - half, 1),
    glass(`${id}-gold`, 'gold', CENTRE + half, -1),
    lens(RADIUS, half, `${id}-disc`),
    lens(WINE, half, `${id}-wine`),
    lens(WINE, half, `${id}-lens`),
    star(CENTRE, top, 15),
    ...MET_STARS.flatMap(([x, y, radius]) => [1, -1].map((side) => star(CENTRE + side * x, top + y, radius))),
    inner,
  ];
  const look = `${isWater ? ' is-water' : ''}${isClose ? ' is-close' : ''}`;
  return `<svg class="glasses met${look}" id="${id}" viewBox="0 0 364 260">${content.join('')}</svg>`;
}

/** Half the height of the lens between two circles. `half`: half the distance of their centres. */
const halfHeight = (radius: number, half: number) => Math.round(Math.sqrt(radius ** 2 - half ** 2));

function lens(radius: number, half: number, fill: string): string {
  const height = halfHeight(radius, half);
  const side = `a${radius} ${radius} 0 0 1 0`;
  return `<path class="lens" fill="url(#${fill})" d="M${CENTRE} ${130 - height}${side} ${2 * height}${side} ${-2 * height}Z"/>`;
}

/** The colours of both glasses, for what is in both. */
function mixed(id: string, part: 'disc' | 'wine'): string {
  return `<linearGradient id="${id}"><stop class="${part}-rose"/><stop class="${part}-gold" offset="1"/></linearGradient>`;
}

interface GlassesLook {
  readonly id: string;
  readonly distance: number;
  readonly tilt: number;
  /** The stars between the glasses. Otherwise there are three. */
  readonly toast?: 'arrival' | 'clink' | 'first';
}

/** Two full glasses that touch or are about to touch, with `inner` above them. */
export function glasses({ id, distance, tilt, toast }: GlassesLook, inner = ''): string {
  const content = [
    glass(`${id}-rose`, 'rose', CENTRE - distance / 2, 1),
    glass(`${id}-gold`, 'gold', CENTRE + distance / 2, -1),
    ...starsOf(id, toast),
    inner,
  ];
  const tilted = `<g transform="rotate(${tilt} 182 130)">${content.join('')}</g>`;
  return `<svg class="glasses" id="${id}" viewBox="0 0 364 260" aria-hidden="true">${tilted}</svg>`;
}

/** Small stars above and below the bubble of the newest guest, where there are no names. */
const GATHERED_STARS = [
  [21, 48, 2.6],
  [33, 37, 4.4],
  [42, 55, 3],
  [8, -44, 2.2],
  [0, -55, 4.4],
  [7, -68, 2],
  [0, -82, 2.6],
] as const;
const NEWEST_Y = 85;
const NEWEST_RADIUS = 32;

/**
 * Two large glasses behind the names of the guests (src/ui/wall/later/arrivals.ts). Their light is on the rims, where
 * there are no names.
 */
export function gatheringGlasses(id: string): string {
  const side = (distance: number) => CENTRE - distance * APART;
  const stars = GATHERED_STARS.flatMap(([x, y, radius]) =>
    [-1, 1].slice(x ? 0 : 1).map((way) => star(CENTRE + way * x, NEWEST_Y - y, radius)),
  );
  const content = [
    glass(`${id}-rose`, 'rose', side(0.5), 1, []),
    glass(`${id}-gold`, 'gold', side(-0.5), -1, []),
    ...stars,
    '<g class="guests"></g><g class="newest"></g>',
    star(CENTRE, NEWEST_Y - NEWEST_RADIUS, 11),
  ];
  return `<svg class="glasses" id="${id}" viewBox="0 0 364 260" aria-hidden="true">${content.join('')}</svg>`;
}

function starsOf(id: string, toast: GlassesLook['toast']): string[] {
  if (toast === 'arrival') return fountain();
  if (toast === 'clink') return [...spray(), shining(id, 26)];
  if (toast === 'first') return [flare(id), ...spray(), shining(id, 46)];
  return [star(CENTRE, 130, 16), star(CENTRE + 5, 98, 5), star(CENTRE - 4, 163, 4)];
}

const FOUNTAIN_STARS = [
  [0, 42, 4],
  [12, 68, 3],
  [0, 86, 5.5],
  [31, 96, 4],
] as const;

function fountain(): string[] {
  const one = (x: number, y: number, radius: number) => star(CENTRE + x, 130 + y, radius);
  const all = FOUNTAIN_STARS.flatMap(([x, y, radius]) =>
    [-1, 1].flatMap((side) => (x ? [one(-x, side * y, radius)] : []).concat(one(x, side * y, radius))),
  );
  return [star(CENTRE, 130, 16), ...all];
}

/** Stars that fly up and fall down between the glasses, never over one. */
const SPRAY_STARS = [
  [-2, -63, 2.5],
  [6, -74, 4],
  [-11, -79, 2.5],
  [1, -89, 8],
  [21, -93, 3],
  [-24, -100, 5.5],
  [10, -108, 3],
  [36, -109, 7],
  [-7, -121, 4.5],
  [-43, -114, 3],
  [22, -126, 2.5],
  [2, 63, 2.5],
  [-5, 76, 4.5],
  [12, 83, 2.5],
  [-17, 93, 3],
  [4, 101, 7],
  [28, 102, 4],
  [-34, 109, 4.5],
  [13, 118, 2.5],
] as const;

const spray = () => SPRAY_STARS.map(([x, y, radius]) => star(CENTRE + x, 130 + y, radius));

/** A slender star that is bright in its middle. */
function shining(id: string, radius: number): string {
  const bright = gradient(`${id}-star`, 'cx=".5" cy=".5" r=".5"', ['star-in', 0], 'star-out');
  const path = `<path class="shine" fill="url(#${id}-star)" d="${sparkPath(0, 0, radius)}"/>`;
  return `${bright}<g transform="translate(${CENTRE} 130) scale(.8 1.2)">${path}</g>`;
}

/** The light of the first toast. */
function flare(id: string): string {
  const light = gradient(`${id}-flare`, 'cx=".5" cy=".5" r=".5"', ['light-in', 0], 'light-out');
  return `${light}${circle('', CENTRE, 130, 118, `url(#${id}-flare)`)}`;
}

const GLASS_BUBBLES = [
  [-18, 34, 4.5],
  [6, 16, 3],
  [-34, 6, 2.5],
  [22, -28, 2],
] as const;

/** `side`: 1 is the left glass, whose light comes from the right. */
function glass(
  id: string,
  wine: 'rose' | 'gold',
  x: number,
  side: 1 | -1,
  bubbles: readonly (readonly [x: number, y: number, radius: number])[] = GLASS_BUBBLES,
): string {
  const gleam = (from: number, to: number) =>
    `<path class="gleam" d="M${onRim(x, from)}A98 98 0 0 1 ${onRim(x, to)}"/>`;
  const depth = `cx="${round(0.5 - side * 0.05)}" cy=".45" r=".56"`;
  const light = `cx="${0.5 + side * 0.53}" cy=".5" r=".8"`;
  const content = [
    gradient(`${id}-depth`, depth, ['depth-in', 0.62], 'depth-out'),
    gradient(`${id}-light`, light, ['light-in', 0], 'light-out'),
    circle(`disc-${wine}`, x, 130, RADIUS),
    circle(`wine-${wine}`, x, 130, WINE),
    circle('', x, 130, WINE, `url(#${id}-depth)`),
    circle('', x, 130, WINE, `url(#${id}-light)`),
    side > 0 ? gleam(212, 262) + gleam(268, 274) : gleam(282, 330) + gleam(336, 342),
    circle('rim', x, 130, WINE),
    ...bubbles.map(([dx, dy, radius]) =>
      side > 0 ? circle('bubble', x + dx - 6, 130 + dy, radius) : circle('bubble', x + dx + 10, 130 - dy * 0.8, radius),
    ),
  ];
  return `<g class="${side > 0 ? 'glass-left' : 'glass-right'}">${content.join('')}</g>`;
}

function onRim(x: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + 98 * Math.cos(angle))} ${round(130 + 98 * Math.sin(angle))}`;
}
