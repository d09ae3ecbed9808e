import type { ScreenDrink } from '../../../domain/wall/screen-menu.ts';
import { child, mark, part, say, set, show } from '../parts/elements.ts';
import { isUpright, type NameSize, sayName, sharedSize } from '../parts/fit.ts';

/** The sizes of a name below an emoji, beside one, beside one in portrait, and of one or two drinks, and of three. */
const SIZES: readonly (readonly NameSize[])[] = [
  [
    { room: 7.4, lines: 2 },
    { room: 9, lines: 2 },
    { room: 11.8, lines: 2 },
  ],
  [
    { room: 9.2, lines: 1 },
    { room: 11, lines: 2 },
    { room: 14.5, lines: 2 },
  ],
  [
    { room: 8.6, lines: 2 },
    { room: 10.2, lines: 2 },
    { room: 13.2, lines: 2 },
  ],
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
];
/** Up to this many drinks have their names below their emojis. */
const FEW = 6;

/** The index of the sizes for this many drinks. */
function sizesOf(drinks: number): number {
  if (drinks <= 3) return drinks < 3 ? 3 : 4;
  if (drinks <= FEW) return 0;
  return isUpright() ? 2 : 1;
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
    const isFew = menu.length <= FEW;
    mark(node, 'data-few', isFew);
    const sizes = SIZES[sizesOf(menu.length)] || [];
    const names = menu.map(({ name }) => name);
    const least = sharedSize(names, sizes);
    places.forEach((place, index) => {
      drawDrink(place, menu[index], sizes, least);
    });
  };
}
