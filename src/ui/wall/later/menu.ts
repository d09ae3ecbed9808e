import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, show } from '../parts/elements.ts';
import { widthOf } from '../parts/fit.ts';

/** The sizes of all names in rem, the largest first. Only a name that is too long for the last one is smaller. */
const SIZES = Array.from({ length: 27 }, (_, index) => 5.5 - index * 0.125);
const SMALLEST = SIZES[SIZES.length - 1] as number;
const MAX_LINES = 2;
const LINE_EM = 1.15;
/** A browser may draw a text a little wider than it measured it. */
const SLACK = 1.02;
/** In rem, as in src/ui/wall/styles/menu.css: the size and the line of a mark, and the spaces. */
const MARK_REM = 2.125;
const MARK_LINE_REM = 2.75;
const MARK_GAP_REM = 2;
const PLATE_GAP_REM = 2;
const LARGEST_PLATE_REM = 18;
/** How much of the height of a row its picture, its name and all its texts may have. */
const PLATE_SHARE = 0.82;
const NAME_SHARE = 0.76;
const TEXTS_SHARE = 0.8;
/** Hosts type several characters for an apostrophe, and the titles have this one. */
const APOSTROPHES = /['ʼ′´`‘]/g;

/** The height of a row, and the width of its texts, in rem. */
interface Room {
  readonly height: number;
  readonly width: number;
}

/** The drinks of the hosts' menu, including sold-out drinks, as a printed list: one column, and one size of names. */
export function createMenu() {
  const node = part('menu');
  const places = [...node.children];

  function fitRows(drinks: number): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const height = node.clientHeight / rem / drinks;
    // Without a layout.
    if (!height) return;
    const plate = Math.min(LARGEST_PLATE_REM, height * PLATE_SHARE);
    const room = { height, width: node.clientWidth / rem - plate - PLATE_GAP_REM };
    const shown = places.slice(0, drinks);
    const fitAt = (size: number, isBeside: boolean) => shown.every((place) => fits(place, size, isBeside, room));
    const size = SIZES.find((one) => fitAt(one, false) || fitAt(one, true)) || SMALLEST;
    const isBeside = !fitAt(size, false);
    node.style.setProperty('--plate', `${plate}rem`);
    node.style.setProperty('--name', `${size}rem`);
    mark(node, 'data-beside', isBeside);
    for (const place of shown) mark(place, 'data-long', !fits(place, size, isBeside, room));
  }

  function drawDrink(place: Element, drink: ScreenDrink | undefined): void {
    show(place, drink);
    if (!drink) return;
    const texts = child(place, 1);
    say(child(place, 0), drink.sign);
    say(child(texts, 0), drink.name.replace(APOSTROPHES, '’'));
    show(child(texts, 1), drink.withoutAlcohol);
    show(child(texts, 2), drink.isSoldOut);
    mark(place, 'data-free', drink.withoutAlcohol);
    mark(place, 'data-gone', drink.isSoldOut);
  }

  return function drawMenu(menu: readonly ScreenDrink[]): void {
    places.forEach((place, index) => {
      drawDrink(place, menu[index]);
    });
    fitRows(menu.length);
  };
}

/** Whether a drink fits into its row, with its marks beside its name or below it. */
function fits(place: Element, size: number, isBeside: boolean, { height, width }: Room): boolean {
  const [name, ...all] = [...child(place, 1).children] as [Element, ...Element[]];
  const marks = all.filter((one) => !one.hasAttribute('hidden'));
  const marked = sum(marks.map((one) => widthOf(one.textContent || '', 'text') * MARK_REM + MARK_GAP_REM));
  const below = marked && !isBeside ? MARK_LINE_REM : 0;
  const high = Math.min(height * NAME_SHARE, height * TEXTS_SHARE - below);
  const lines = Math.min(MAX_LINES, Math.floor(high / (size * LINE_EM)));
  return lines > 0 && widthIn(name.textContent || '', lines) * size * SLACK + (isBeside ? marked : 0) <= width;
}

/** The smallest width in em at which a name has at most this many lines. */
function widthIn(name: string, lines: number): number {
  const isInOtherFace = /menu/.test(part('wall').getAttribute('data-face') || '');
  const width = (words: readonly string[]) => widthOf(words.join(' '), isInOtherFace ? 'text' : 'display');
  const words = name.split(' ');
  const breaks = lines > 1 ? words.slice(1).map((_, index) => index + 1) : [];
  return Math.min(width(words), ...breaks.map((at) => Math.max(width(words.slice(0, at)), width(words.slice(at)))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
