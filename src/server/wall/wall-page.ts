import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, type Celebration, factsOf } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { codeInLink } from '../../domain/celebration/written-code.ts';
import { LANGUAGE_PARAMETER, LANGUAGES, languageOf } from '../../domain/languages.ts';
import { knownLook, type Look } from '../../domain/look/look.ts';
import { SCREEN_PARAMETER, SHORT_WALL_PATH, VERSION_META } from '../../domain/wall/wall-address.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { hashOf } from '../http/hash-of.ts';
import { ApiProblem } from '../http/problem.ts';
import { parametersOfPage, queryOrNone } from '../http/read-query.ts';
import type { BuiltPages } from '../page/built-page.ts';
import { createFilledPages, headOf, metaOf } from '../page/filled-pages.ts';
import { languageFor, languageInAddress } from '../page/page-language.ts';
import { StoreUnavailable } from '../store/store.ts';

interface World {
  readonly finder: Pick<CelebrationFinder, 'byCode'>;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
}

const PAGE = 'screen.html';
const NO_CODE = '<title>Clink</title>';

/** A text that changes when the built wall of any language changes. */
export function wallVersion(pages: BuiltPages): string {
  const all = LANGUAGES.map((language) => pages.read(PAGE, language).version);
  return hashOf(all.join()).slice(0, 12);
}

/**
 * The wall at `/?screen` and `/?screen&c=CODE`, in the language of its celebration. For an unknown code, the answer is
 * also the wall, with the status of the error. Any other page is left to the next handler.
 */
export function wallPage(pages: BuiltPages, { finder, settingsOf }: World): MiddlewareHandler {
  const answer = createFilledPages();
  return async (c, next) => {
    const query = parametersOfPage(c.req.url);
    if (query[SCREEN_PARAMETER] === undefined || pages.read(PAGE, 'en').html === '') return next();
    const meant = meantBy(query, queryOrNone(c));
    if (meant) return c.redirect(meant);
    const { celebration, status } = await find(c, query[CELEBRATION_PARAMETER], finder);
    const language = languageInAddress(c) ?? languageOf(celebration?.language ?? '') ?? languageFor(c);
    const page = pages.read(PAGE, language);
    const version = metaOf(VERSION_META, page.version);
    if (!celebration) return answer(c, page, { head: [NO_CODE, version], status });
    const body = attributesOf(knownLook(settingsOf(celebration.id)));
    return answer(c, page, { head: [...headOf(factsOf(celebration)), version], body, status });
  };
}

const KEPT: readonly string[] = [CELEBRATION_PARAMETER, LANGUAGE_PARAMETER, 'theme'];

type Query = Readonly<Record<string, string>>;

/**
 * The corrected form of a mistyped address, because the wall's script reads the address exactly. Null if the address is
 * correct.
 */
function meantBy(query: Query, written: Query): string | null {
  const code = codeInLink(query[CELEBRATION_PARAMETER] ?? '');
  const isRight = parseCelebrationCode(written[CELEBRATION_PARAMETER] ?? '') === code;
  if (isRight && written[SCREEN_PARAMETER] !== undefined) return null;
  return addressOf(code ? { ...query, [CELEBRATION_PARAMETER]: code } : query);
}

function addressOf(query: Query): string {
  const named = Object.entries(query)
    .filter(([name, value]) => value && KEPT.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/?${[SCREEN_PARAMETER, ...named].join('&')}`;
}

/** The attributes with the look, so that the first rendering already shows it before the wall's script has loaded. */
const attributesOf = ({ palette, ornament }: Look) => `data-palette="${palette}" data-ornament="${ornament}"`;

interface Found {
  readonly celebration: Celebration | null;
  readonly status: 200 | 404 | 429;
}

async function find(c: Context, code: string | undefined, finder: Pick<CelebrationFinder, 'byCode'>): Promise<Found> {
  if (code === undefined) return { celebration: null, status: 200 };
  try {
    return { celebration: await finder.byCode(c, code), status: 200 };
  } catch (error) {
    return { celebration: null, status: statusOf(error) };
  }
}

/** The short path in upper or lower case, because keyboards of televisions begin with a capital letter. */
const ANY_CASE = [...SHORT_WALL_PATH.slice(1)].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
const SHORT_PATH = `/:tv{${ANY_CASE}}`;

/** `/tv` and `/tv/CODE`: short addresses for the browser of a television. */
export function shortWallRoutes(): Hono {
  const toWall = (c: Context) => {
    const { [CELEBRATION_PARAMETER]: named = '', ...query } = parametersOfPage(c.req.url);
    const text = c.req.param('code') ?? named;
    const code = codeInLink(text) ?? text;
    return c.redirect(addressOf({ [CELEBRATION_PARAMETER]: code, ...query }));
  };
  return new Hono()
    .get(SHORT_PATH, toWall)
    .get(`${SHORT_PATH}/`, toWall)
    .get(`${SHORT_PATH}/:code`, toWall)
    .get(`${SHORT_PATH}/:code/`, toWall);
}

/** The status is 200 while celebrations cannot be read, because the page itself tries again. */
function statusOf(error: unknown): 200 | 404 | 429 {
  if (error instanceof StoreUnavailable) return 200;
  if (error instanceof ApiProblem) return error.code === 'too-many' ? 429 : 404;
  throw error;
}
