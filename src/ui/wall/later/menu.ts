import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, show } from '../parts/elements.ts';
import { isUpright, rem, widthOf } from '../parts/fit.ts';

const LARGEST_IN_LIST_REM = 4.5;
/** The sizes of all names in rem, the largest first. Only a name that is too long for the last one is smaller. */
const SIZES = Array.from({ length: 19 }, (_, index) => LARGEST_IN_LIST_REM - index * 0.125);
const SMALLEST = SIZES[SIZES.length - 1] as number;
const MAX_LINES = 2;
const LINE_EM = 1.15;
/** A browser may draw a text a little wider than it measured it. */
const SLACK = 1.02;
/** In rem, as in src/ui/wall/styles/menu.css: the size of a mark, and the spaces. */
const MARK_REM = 2.125;
const GAP_REM = 2;
const LARGEST_PLATE_REM = 18;
/** How much of the height of a row its picture and its name may have. */
const PLATE_SHARE = 0.82;
const NAME_SHARE = 0.76;
/** So many drinks are beside each other on a wide screen, with names about as large as the title. */
const MAX_ACROSS = 3;
/** In a list of so many drinks, rows are high enough for a mark below the name. */
const MAX_STACKED = 4;
const MARK_LINE_EM = 1.3;
const LARGEST_ACROSS_REM = 3.5;
const SMALLEST_ACROSS_REM = 2.625;
/** Hosts type several characters for an apostrophe, and the titles have this one. */
const APOSTROPHES = /['ʼ′´`‘]/g;

/** The height and width for a name, and how large it may be, in rem. Its marks may be in the same line. */
interface Room {
  readonly high: number;
  readonly width: number;
  readonly hasMarks: boolean;
  readonly largest: number;
}

/** The drinks of the hosts' menu, including sold-out drinks, in one size of names: a few beside each other, or a printed list. */
export function createMenu() {
  const node = part('menu');
  const places = [...node.children];

  function fitNames(drinks: number): void {
    const [width, height] = [node.clientWidth / rem(), node.clientHeight / rem()];
    // Without a layout.
    if (!height) return;
    const shown = places.slice(0, drinks);
    const sizeIn = (room: Room) =>
      SIZES.find((one) => one <= room.largest && shown.every((place) => fits(place, one, room)));
    const across = { high: height / 2, width: width / drinks - GAP_REM, hasMarks: false, largest: LARGEST_ACROSS_REM };
    const isList = isUpright() || drinks > MAX_ACROSS || (sizeIn(across) || 0) < SMALLEST_ACROSS_REM;
    const plate = Math.min(LARGEST_PLATE_REM, isList ? (height / drinks) * PLATE_SHARE : height / 2);
    const isStacked = isList && drinks <= MAX_STACKED;
    const room = isList ? roomInRow(height / drinks, width - plate - GAP_REM, isStacked) : across;
    const size = sizeIn(room) || SMALLEST;
    node.style.setProperty('--plate', `${plate}rem`);
    node.style.setProperty('--name', `${size}rem`);
    mark(node, 'data-across', !isList);
    mark(node, 'data-stacked', isStacked);
    for (const place of shown) mark(place, 'data-long', !fits(place, size, room));
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
    fitNames(menu.length);
  };
}

/** `isStacked`: the marks are below the name. */
function roomInRow(height: number, width: number, isStacked: boolean): Room {
  const high = height * NAME_SHARE - (isStacked ? MARK_REM * MARK_LINE_EM : 0);
  return { high, width, hasMarks: !isStacked, largest: LARGEST_IN_LIST_REM };
}

function fits(place: Element, size: number, { high, width, hasMarks }: Room): boolean {
  const [name, ...all] = [...child(place, 1).children] as [Element, ...Element[]];
  const marks = all.filter((one) => hasMarks && !one.hasAttribute('hidden'));
  const marked = sum(marks.map((one) => widthOf(one.textContent || '', 'text') * MARK_REM + GAP_REM));
  const lines = Math.min(MAX_LINES, Math.floor(high / (size * LINE_EM)));
  return lines > 0 && widthIn(name.textContent || '', lines) * size * SLACK + marked <= width;
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
