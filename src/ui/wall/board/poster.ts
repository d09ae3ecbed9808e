import { PRODUCT_NAME } from '../../../domain/product.ts';
import type { Scene } from '../../../domain/wall/scene.ts';
import { coupleOf, namesOf, sayNames } from '../parts/couple-heading.ts';
import { mark, part, say, show, showCase } from '../parts/elements.ts';
import { sayLive } from '../parts/live-pill.ts';
import type { Words } from '../parts/words.ts';

/** The widths of the couple's names in em: in one line, smaller in one line, and in two lines. */
const ROOMS = [5.3, 7.2, 19];

/** Shown instead of a board while few or no guests have had a drink, during a pause, or if nothing may be shown. */
export function createPoster() {
  const node = part('poster');
  const welcome = part('welcome');
  const names = part('poster-names');
  const date = part('poster-date');
  const rule = part('poster-rule');
  const pill = part('poster-live');

  return function drawPoster(scene: Scene, lostAt: number | null, words: Words): void {
    const screen = 'screen' in scene ? scene.screen : null;
    const celebration = screen ? screen.celebration : undefined;
    sayNames(names, namesOf(screen ? coupleOf(screen) : PRODUCT_NAME), ROOMS);
    say(date, celebration ? words.fullDate(celebration.date) : '');
    showCase(node, caseOf(scene));
    sayLive(pill, lostAt, words);
    show(pill, screen && lostAt !== null);
    const gathers = scene.kind === 'nobody';
    mark(node, 'data-rests', !gathers);
    show(welcome, celebration && gathers);
    show(date, celebration);
    show(rule, gathers);
  };
}

function caseOf(scene: Scene): string {
  if (scene.kind === 'waiting') return scene.trouble || scene.kind;
  return scene.kind === 'nobody' && scene.screen.lastDrinkAt ? 'begun' : scene.kind;
}
