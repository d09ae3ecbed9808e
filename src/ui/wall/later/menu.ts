import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, set, show } from '../parts/elements.ts';
import { fits } from '../parts/fit.ts';

/** The sizes of a name in rem, the largest first. */
const SIZES = Array.from({ length: 17 }, (_, index) => 5.5 - index * 0.25);
const SMALLEST = SIZES[SIZES.length - 1] as number;
/** A line of a name, and the line below a name in rem. */
const LINE_EM = 1.15;
const BELOW_REM = 2.75;
/** The space around a name beside its emoji, and around both if they are above each other, in rem. */
const BESIDE_REM = 1.75;
const STACKED_REM = 3.5;
/** All names have one size, but a longer name does not make them smaller than this, in rem. */
const LEAST_SHARED = 2.25;
/** Up to this many drinks have their names below their emojis, or in portrait beside them. */
const FEW = 3;
/** Hosts type several characters for an apostrophe, and the titles have this one. */
const APOSTROPHES = /['ʼ′´`‘]/g;

/** The drinks of the hosts' menu, including sold-out drinks. */
export function createMenu() {
  const node = part('menu');
  const places = [...node.children];

  /** The room of a name and the line below it, in rem. It is 0 without a layout. */
  function roomOfName(): { width: number; height: number; isBelow: boolean } {
    const [place] = places as [HTMLElement];
    const [sign, texts] = place.children as unknown as [HTMLElement, HTMLElement];
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const isBelow = texts.offsetTop >= sign.offsetTop + sign.offsetHeight;
    const height = place.clientHeight - (isBelow ? sign.offsetHeight : 0);
    return { width: texts.clientWidth / rem, height: height / rem - (isBelow ? STACKED_REM : BESIDE_REM), isBelow };
  }

  function fitNames(menu: readonly ScreenDrink[]): void {
    const { width, height, isBelow } = roomOfName();
    if (width <= 0) return;
    const fitting = menu.map((drink) => {
      const room = height - (saysMore(drink) ? BELOW_REM : 0);
      return SIZES.filter((size) => fitsAt(written(drink.name), size, width, room))[0];
    });
    const shared = Math.max(LEAST_SHARED, Math.min(...fitting.map((size) => size || SMALLEST)));
    places.slice(0, menu.length).forEach((place, index) => {
      const name = child(child(place, 1), 0) as HTMLElement;
      mark(name, 'data-broken', !fitting[index]);
      name.style.fontSize = `${Math.min(fitting[index] || SMALLEST, shared)}rem`;
    });
    alignRows(isBelow);
  }

  /** Below emojis, the texts of a row are equally high, so that its emojis and its names are on one line. */
  function alignRows(isBelow: boolean): void {
    const shown = places.filter((place) => !place.hasAttribute('hidden')) as HTMLElement[];
    const tops = shown.map(({ offsetTop }) => offsetTop);
    const heights = shown.map((place) => heightOf(child(place, 1)));
    shown.forEach((place, index) => {
      const inRow = heights.filter((_, other) => tops[other] === tops[index]);
      (child(place, 1) as HTMLElement).style.minHeight = isBelow ? `${Math.max(...inRow)}px` : '';
    });
  }

  function drawDrink(place: Element, drink: ScreenDrink | undefined): void {
    show(place, drink);
    if (!drink) return;
    const texts = child(place, 1);
    say(child(place, 0), drink.sign);
    say(child(texts, 0), written(drink.name));
    show(child(texts, 1), drink.withoutAlcohol);
    show(child(texts, 2), drink.isSoldOut);
    mark(place, 'data-free', drink.withoutAlcohol);
    mark(place, 'data-gone', drink.isSoldOut);
  }

  return function drawMenu(menu: readonly ScreenDrink[]): void {
    set(node, 'data-drinks', String(menu.length));
    mark(node, 'data-few', menu.length <= FEW);
    places.forEach((place, index) => {
      drawDrink(place, menu[index]);
    });
    fitNames(menu);
  };
}

/** The height of a name and of what is below it, in px. */
function heightOf(texts: Element): number {
  const [name, ...more] = [...texts.children].map((text) => (text as HTMLElement).offsetHeight);
  return (name || 0) + Math.max(...more);
}

const saysMore = ({ withoutAlcohol, isSoldOut }: ScreenDrink) => withoutAlcohol || isSoldOut;
const written = (name: string) => name.replace(APOSTROPHES, '’');

/** Whether a name fits into one or two lines of this size. */
function fitsAt(name: string, size: number, width: number, height: number): boolean {
  const lines = Math.min(2, Math.floor(height / (size * LINE_EM)));
  return fits(name, { room: width / size, lines, font: 'display' });
}
