import type { Plugin } from 'vite';
import { directionOf, type Language } from '../../src/domain/languages.ts';
import { BOARDS } from '../../src/domain/leaderboard/boards.ts';
import { MENU_MAX_DRINKS } from '../../src/domain/menu/menu-item.ts';
import { PRODUCT_NAME } from '../../src/domain/product.ts';
import { SCREEN_PARAMETER } from '../../src/domain/wall/wall-address.ts';
import { gatheringGlasses, glasses, mark, metGlasses } from '../../src/ui/wall/parts/drawings.ts';
import { paperColours } from './paper.ts';
import type { WallTexts } from './words-of-build.ts';

export const WALL_PAGE = 'screen.html';
const PLACE = /%([A-Z_]+)%/g;
const ON_PODIUM = 3;
const BELOW = 6;
/** The maximum number of hours that the chart draws. */
const HOURS = 24;

/** A sentence around a couple's names: text, first name with '&', second name, text. A line may end after the '&'. */
const COUPLE =
  '<span></span><bdi><span><span></span><i></i></span> <span><i></i><span></span></span></bdi><span></span>';
/** A sentence around one name: text, name, text. */
const ISOLATED = '<span></span><bdi></bdi><span></span>';
const LENS_TEXT = '<text class="lens-text" x="182" y="130" dy="0.33em"></text>';
/** The sign of a pause, in the lens of the glasses at rest. */
const PAUSE = `<g class="pause" data-case="paused" hidden>${[160, 188].map((x) => `<rect x="${x}" y="92" width="16" height="76" rx="8"/>`).join('')}</g>`;
/** A sentence around a number in a drawing. */
const TSPANS = '<tspan></tspan>'.repeat(3);
/** Names or initials, with the star between them. */
const IN_GLASSES = [64, 300].map((x) => `<text class="in-glass" x="${x}" y="130" dy="0.33em"></text>`).join('');

/** The parts of the wall's page that exist before its script runs: drawings, and sentences that never change. */
function partsIn(language: Language, texts: WallTexts): Readonly<Record<string, string>> {
  return {
    LANGUAGE: language,
    DIRECTION: directionOf(language),
    PRODUCT: PRODUCT_NAME,
    PAPER_BY_NIGHT: paperColours().night,
    COUPLE,
    STRONG: '<span></span><b></b><span></span>',
    COUNTED: '<span></span><b><span></span></b><span></span>',
    ISOLATED,
    MARK: mark(),
    GLASSES_FULL: glasses({ id: 'glasses-full', distance: 236, tilt: -4 }),
    GLASSES_GATHER: gatheringGlasses('glasses-gather'),
    GLASSES_AT_REST: metGlasses({ id: 'glasses-at-rest' }, PAUSE),
    GLASSES_CLINK: glasses({ id: 'art-clink', distance: 236, tilt: 0, toast: 'clink' }),
    GLASSES_ARRIVAL: glasses({ id: 'art-arrival', distance: 236, tilt: 0, toast: 'arrival' }, IN_GLASSES),
    GLASSES_FIRST_TOAST: glasses({ id: 'art-first-toast', distance: 236, tilt: 0, toast: 'first' }),
    THE_FIRST_TOAST: escaped(texts.theFirstToast),
    MOMENTS_WITH_NUMBERS: momentsWithNumbers(texts),
    GLASSES_THANKS: glasses({ id: 'art-thanks', distance: 236, tilt: 0 }, IN_GLASSES),
    BARS: '<span></span>'.repeat(BOARDS.length + 2),
    PLACES: Array.from({ length: ON_PODIUM }, (_, index) => step(index + 1)).join(''),
    ROWS: row().repeat(BELOW),
    BOARD_TITLES: titles(texts),
    HILLS: hills(),
    QUIET_CASES: cases(texts.fewGuests),
    POSTER_CASES: cases(texts.posters),
    TYPE_THE_CODE_AT: escaped(texts.typeTheCodeAt('\n')).replace('\n', '<b id="host" dir="ltr"></b>'),
    PRIVACY_AT: escaped(texts.privacyAt('\n')).replace('\n', '<bdi id="notice-at" dir="ltr"></bdi>'),
    TYPE_THE_ADDRESS: escaped(texts.typeTheAddress),
    JOIN_THE_TOAST: escaped(texts.joinTheToast),
    POINT_YOUR_CAMERA: escaped(texts.pointYourCamera),
    SQUARE_IS_HIDDEN: escaped(texts.squareIsHidden),
    ONLY_THIS_COMPUTER: escaped(texts.onlyThisComputer),
    ASK_A_HOST: escaped(texts.askAHost),
    HERES_TO: escaped(texts.heresTo('').trim()),
    RESPONSIBLY: escaped(texts.responsibly),
    DRINKS: drink(texts).repeat(MENU_MAX_DRINKS),
    THANK_YOU: escaped(texts.thankYou),
    CLINKED_JUST_NOW: escaped(texts.clinkedJustNow),
  };
}

/** In development, src/ui/screen.html is the page at `/?screen`. */
export function wallPage(language: Language): Plugin {
  return {
    name: 'wall-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      const asksForWall = new RegExp(`^/\\?(.*&)?${SCREEN_PARAMETER}(=|&|$)`);
      middlewares.use((request, _, next) => {
        if (asksForWall.test(request.url ?? '')) request.url = `/${WALL_PAGE}`;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { filename, server }) => {
        if (!filename.endsWith(WALL_PAGE)) return html;
        const texts = await server?.ssrLoadModule(`/messages/${language}/wall.ts`);
        return filledWallPage(html, language, texts as WallTexts);
      },
    },
  };
}

/** @throws {Error} if nothing fills one of the page's placeholders. */
export function filledWallPage(html: string, language: Language, texts: WallTexts): string {
  const parts = partsIn(language, texts);
  return html.replace(PLACE, (place, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${WALL_PAGE}: nothing for ${place}`);
    return part;
  });
}

/** A block for each kind of moment with a number: the drawing with the number, a heading, and the lines below it. */
function momentsWithNumbers({ watersTogether, tomorrowThanksYou }: WallTexts): string {
  const blocks = [
    ['waters', true, escaped(watersTogether), [escaped(tomorrowThanksYou)]],
    ['midnight', false, COUPLE, ['', '']],
  ] as const;
  return blocks
    .map(([kind, isWater, heading, lines]) => {
      const drawing = metGlasses({ id: `art-${kind}`, isWater, isClose: true }, LENS_TEXT);
      const below = lines.map((line) => `<p>${line}</p>`).join('');
      return `<div id="moment-${kind}" hidden>${drawing}<h2 class="display">${heading}</h2>${below}</div>`;
    })
    .join('');
}

function step(place: number): string {
  const plinth = '<div class="w-plinth"><b><span></span></b><small></small><i class="w-sweep"></i></div>';
  const parts = `<span class="w-name"><bdi></bdi></span><span class="w-medal"></span>${plinth}<div class="w-free"></div>`;
  return `<li class="w-place" data-place="${place}">${parts}</li>`;
}

function row(): string {
  return '<li><span class="w-rank"></span><span class="w-who"><bdi></bdi></span><b><span></span></b><i class="w-sweep"></i></li>';
}

/** Hidden blocks with a sentence and a hint. The script shows one of them. */
function cases(sentences: Readonly<Record<string, readonly [lead: string, hint?: string]>>): string {
  const pairs = Object.entries(sentences).map(([name, [lead, hint]]) => {
    const more = hint ? `<p class="w-sub">${escaped(hint)}</p>` : '';
    return `<div data-case="${name}" hidden><p class="w-lead display">${escaped(lead)}</p>${more}</div>`;
  });
  return pairs.join('');
}

/** The titles of the boards, the room and the menu. */
function titles({ boardTitles, boardUnits, roomTonight, tonightsMenu }: WallTexts): string {
  const boards = BOARDS.map((board) => [board, boardTitles[board], boardUnits[board]] as const);
  const all = [...boards, ['room', roomTonight, ''], ['menu', tonightsMenu, '']] as const;
  return all
    .map(([name, title, unit]) => {
      const what = unit && `<span class="w-unit">${escaped(unit)}</span>`;
      return `<div data-case="${name}" hidden><h2 class="display">${escaped(title)}</h2>${what}</div>`;
    })
    .join('');
}

/** A drink of the menu: its emoji, its name, and whether it is without alcohol or sold out. */
function drink({ without, soldOut }: WallTexts): string {
  const marks = `<span class="w-free-of">${escaped(without)}</span><span>${escaped(soldOut)}</span>`;
  return `<li><span class="w-sign"></span><div><bdi></bdi>${marks}</div></li>`;
}

function hills(): string {
  const ranges = ['hill', 'edge'].flatMap((part) => ['is-gold', 'is-water'].map((colour) => `${part} ${colour}`));
  const paths = ranges.map((className) => `<path class="${className}"/>`).join('');
  const horizon = '<path class="horizon" d="M0 400H1168"/>';
  const box = 'viewBox="0 0 1168 400" preserveAspectRatio="none"';
  const hours = '<text y="80%"></text>'.repeat(HOURS);
  const peak = `<circle cy="5%" r=".7rem"/><text y="5%" dy="-.8em">${TSPANS}</text>`;
  return `<svg ${box} aria-hidden="true">${paths}${horizon}</svg><svg class="w-hours" aria-hidden="true">${hours}</svg><svg class="w-peak" aria-hidden="true">${peak}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
