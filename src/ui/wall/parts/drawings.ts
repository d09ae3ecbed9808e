import { sparkPath } from '../../components/drawings/spark.ts';

/**
 * The drawings of the wall as text, for the build (scripts/build/wall-page.ts). All lengths are in units of a square of
 * 364. Glasses seen from above look like rings.
 */
const CENTRE = 182;
const RADIUS = 118;

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

interface RingsLook {
  /** A prefix that keeps the ids of drawings on one page distinct. */
  readonly id: string;
  /** The distance from centre to centre. */
  readonly distance: number;
  /** Outlines without stars and bubbles, for what rests. */
  readonly isDim?: boolean;
  /** Blue and green, for water. */
  readonly isFree?: boolean;
  readonly hasBurst?: boolean;
}

const RING_BUBBLES = [
  [64, 150, 3],
  [72, 138, 2],
  [298, 92, 3.5],
  [308, 80, 2],
] as const;

/** Two thin glasses, with `inner` where they overlap. */
export function rings({ id, distance, isDim, isFree, hasBurst }: RingsLook, inner = ''): string {
  const half = Math.round(Math.sqrt(RADIUS ** 2 - distance ** 2 / 4));
  const top = 120 - half;
  const lens = `M${CENTRE} ${top}a118 118 0 0 1 0 ${2 * half}a118 118 0 0 1 0 ${-2 * half}Z`;
  const content = [
    gradient(`${id}-lens`, 'cx=".5" cy=".5" r=".62"', ['lens-in', 0.2], 'lens-out'),
    `<path fill="url(#${id}-lens)" d="${lens}"/>`,
    star(CENTRE, top, 11),
    star(CENTRE + 18, top - 12, 4),
    star(CENTRE - 14, top - 9, 3),
    ...(hasBurst ? ringsBurst(top) : []),
    ...RING_BUBBLES.map(([x, y, radius]) => circle('bubble', x, y, radius)),
    inner,
  ];
  const className = `rings${isFree ? ' is-free' : ''}${isDim ? ' is-dim' : ''}`;
  const outlines =
    circle('rose', CENTRE - distance / 2, 120, RADIUS) + circle('champagne', CENTRE + distance / 2, 120, RADIUS);
  const all = outlines + (isDim ? '' : content.join(''));
  return `<svg class="${className}" id="${id}" viewBox="0 0 364 240" aria-hidden="true">${all}</svg>`;
}

/** Five stars to each side, at unequal distances. */
function ringsBurst(top: number): string[] {
  return [-0.5, -0.2, 0.1, 0.4, 0.7].flatMap((angle, index) =>
    [1, -1].map((side) => {
      const flight = 74 + 6 * side * (index - 2);
      const x = CENTRE + side * flight * Math.cos(angle);
      return star(x, top + flight * Math.sin(angle), index % 2 ? 4 : 6);
    }),
  );
}

interface GlassesLook {
  readonly id: string;
  readonly distance: number;
  readonly tilt: number;
  /** How far stars fly, and the ratio of their ways to the sides and up. */
  readonly burst?: readonly [flight: number, ratio: number];
}

/** Two full glasses that touch or are about to touch, with `inner` above them. */
export function glasses({ id, distance, tilt, burst }: GlassesLook, inner = ''): string {
  const content = [
    glass(`${id}-rose`, 'rose', CENTRE - distance / 2, 1),
    glass(`${id}-gold`, 'gold', CENTRE + distance / 2, -1),
    star(CENTRE, 130, 16),
    star(CENTRE + 5, 98, 5),
    star(CENTRE - 4, 163, 4),
    ...(burst ? glassesBurst(...burst) : []),
    inner,
  ];
  const tilted = `<g transform="rotate(${tilt} 182 130)">${content.join('')}</g>`;
  return `<svg class="glasses" id="${id}" viewBox="0 0 364 260" aria-hidden="true">${tilted}</svg>`;
}

function glassesBurst(farthest: number, ratio: number): string[] {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI + 0.2;
    const flight = farthest * (0.75 + 0.05 * ((index * 37) % 10));
    const x = CENTRE + flight * ratio * Math.cos(angle);
    return star(x, 130 + flight * Math.sin(angle), index % 3 ? 3 : 5);
  });
}

const GLASS_BUBBLES = [
  [-18, 34, 4.5],
  [6, 16, 3],
  [-34, 6, 2.5],
  [22, -28, 2],
] as const;

/** `side`: 1 is the left glass, whose light comes from the right. */
function glass(id: string, wine: 'rose' | 'gold', x: number, side: 1 | -1): string {
  const gleam = (from: number, to: number) =>
    `<path class="gleam" d="M${onRim(x, from)}A98 98 0 0 1 ${onRim(x, to)}"/>`;
  const depth = `cx="${round(0.5 - side * 0.05)}" cy=".45" r=".56"`;
  const light = `cx="${0.5 + side * 0.53}" cy=".5" r=".8"`;
  const content = [
    gradient(`${id}-depth`, depth, ['depth-in', 0.62], 'depth-out'),
    gradient(`${id}-light`, light, ['light-in', 0], 'light-out'),
    circle(`disc-${wine}`, x, 130, RADIUS),
    circle(`wine-${wine}`, x, 130, 104),
    circle('', x, 130, 104, `url(#${id}-depth)`),
    circle('', x, 130, 104, `url(#${id}-light)`),
    side > 0 ? gleam(212, 262) + gleam(268, 274) : gleam(282, 330) + gleam(336, 342),
    circle('rim', x, 130, 104),
    ...GLASS_BUBBLES.map(([dx, dy, radius]) =>
      side > 0 ? circle('bubble', x + dx - 6, 130 + dy, radius) : circle('bubble', x + dx + 10, 130 - dy * 0.8, radius),
    ),
  ];
  return `<g class="${side > 0 ? 'glass-left' : 'glass-right'}">${content.join('')}</g>`;
}

function onRim(x: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + 98 * Math.cos(angle))} ${round(130 + 98 * Math.sin(angle))}`;
}
