import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, set, show } from '../parts/elements.ts';
import { isUpright, type NameSize, sayName, sharedSize } from '../parts/fit.ts';

/** The sizes of a name: of one or two drinks, of three, of four, of five or six, and of more. */
const SIZES: readonly (readonly NameSize[])[] = [
  [
    { room: 6.6, lines: 1, font: 'display' },
    { room: 8.2, lines: 2, font: 'display' },
    { room: 13, lines: 2 },
  ],
  [
    { room: 6.3, lines: 2, font: 'display' },
    { room: 9, lines: 2 },
    { room: 11.8, lines: 2 },
  ],
  [
    { room: 12.5, lines: 1, font: 'display' },
    { room: 17, lines: 2, font: 'display' },
    { room: 19, lines: 2 },
  ],
  [
    { room: 7.9, lines: 2, font: 'display' },
    { room: 9.5, lines: 2, font: 'display' },
    { room: 10.9, lines: 2, font: 'display' },
    { room: 12.9, lines: 2 },
  ],
  [
    { room: 8.8, lines: 1, font: 'display' },
    { room: 10.5, lines: 2, font: 'display' },
    { room: 14.5, lines: 2 },
  ],
];
/** The sizes of names in portrait: of four to six drinks, and of more. */
const UPRIGHT_SIZES: typeof SIZES = [
  [
    { room: 14, lines: 1, font: 'display' },
    { room: 20, lines: 1, font: 'display' },
    { room: 23, lines: 1, font: 'display' },
    { room: 27, lines: 2 },
  ],
  [
    { room: 8.7, lines: 2, font: 'display' },
    { room: 10.6, lines: 2, font: 'display' },
    { room: 13.4, lines: 2 },
  ],
];
/** Up to this many drinks have their names below their emojis, or in portrait beside them. */
const FEW = 3;
/** Up to this many drinks have large emojis beside their names. */
const SOME = 6;

function sizesOf(drinks: number): readonly NameSize[] {
  const isMany = drinks > SOME;
  if (drinks > FEW && isUpright()) return UPRIGHT_SIZES[isMany ? 1 : 0] || [];
  return SIZES[isMany ? 4 : Math.max(0, Math.min(3, drinks - 2))] || [];
}

/** The drinks of the hosts' menu, including sold-out drinks. */
export function createMenu() {
  const node = part('menu');
  const places = [...node.children];

  function drawDrink(place: Element, drink: ScreenDrink | undefined, sizes: readonly NameSize[], least: number): void {
    show(place, drink);
    if (!drink) return;
    const texts = child(place, 1);
    say(child(place, 0), drink.sign);
    sayName(child(texts, 0), drink.name, sizes, child(texts, 0), least);
    show(child(texts, 1), drink.withoutAlcohol);
    show(child(texts, 2), drink.isSoldOut);
    mark(place, 'data-free', drink.withoutAlcohol);
    mark(place, 'data-gone', drink.isSoldOut);
  }

  return function drawMenu(menu: readonly ScreenDrink[]): void {
    set(node, 'data-drinks', String(menu.length));
    mark(node, 'data-few', menu.length <= FEW);
    mark(node, 'data-some', menu.length > FEW && menu.length <= SOME);
    mark(node, 'data-many', menu.length > SOME);
    const sizes = sizesOf(menu.length);
    const names = menu.map(({ name }) => name);
    const least = sharedSize(names, sizes);
    places.forEach((place, index) => {
      drawDrink(place, menu[index], sizes, least);
    });
  };
}
