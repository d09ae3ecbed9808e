import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, set, show } from '../parts/elements.ts';
import { type NameSize, sayName } from '../parts/fit.ts';

/** The sizes of a name: in one line, and smaller in two. */
const SIZES: readonly NameSize[] = [
  { room: 9.9, lines: 1 },
  { room: 11.8, lines: 2 },
  { room: 14.2, lines: 2 },
];
/** Up to this many drinks are large, with their names below them. */
const FEW = 4;

/** The drinks of the hosts' menu, including sold-out drinks. */
export function createMenu() {
  const node = part('menu');
  const places = [...node.children];

  function drawDrink(place: Element, drink: ScreenDrink | undefined): void {
    show(place, drink);
    if (!drink) return;
    const texts = child(place, 1);
    say(child(place, 0), drink.sign);
    sayName(child(texts, 0), drink.name, SIZES);
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
  };
}
