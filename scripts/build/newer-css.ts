import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data';

/** Newer functions in values. They are listed here, because they are in many different places of the data. */
const NEWER_FUNCTIONS =
  /(?<![-\w])(min|max|clamp|color-mix|oklch|oklab|lab|lch|hwb|light-dark|round|conic-gradient)\(/g;
/** Units that Chromium supports only after version 79. */
const NEWER_UNITS = /[\d.](dvh|svh|lvh|dvw|svw|lvw|cqw|cqh|cqi|cqb|lh|rlh|vi|vb)\b/g;
const GAP = /(?:^|;)\s*(?:grid-)?(?:row-|column-)?gap:/;
const GAP_OF_FLEX = /(?:^|;)\s*display:\s*(?:inline-)?flex(?:;|$)/;

/**
 * The properties, pseudo-classes, at-rules, functions and units of a stylesheet that this version of Chromium does not know.
 */
export function newerCss(css: string, chromium: number): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|url\([^)]*\)/g, '""');
  const named = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = '']) => name);
  const found = [
    ...[...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => [
      ...newerSelectors(selector, chromium),
      ...newerProperties(body, chromium),
    ]),
    ...named(/@([\w-]+)/g)
      .filter((name) => isNewer(bcd.css['at-rules']?.[name]?.__compat, chromium))
      .map((name) => `@${name}`),
    ...named(NEWER_FUNCTIONS).map((name) => `${name}()`),
    ...named(NEWER_UNITS),
  ];
  return [...new Set(found)].sort();
}

function newerSelectors(selector: string, chromium: number): string[] {
  if (selector.trimStart().startsWith('@')) return [];
  const names = [...selector.matchAll(/::?([\w-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => isNewer(bcd.css.selectors?.[name]?.__compat, chromium)).map((name) => `:${name}`);
}

function newerProperties(body: string, chromium: number): string[] {
  const names = [...body.matchAll(/(?:^|;)\s*([a-z][\w-]*):/g)].map(([, name = '']) => name);
  const newer = names.filter((name) => isNewer(bcd.css.properties?.[name]?.__compat, chromium));
  return GAP_OF_FLEX.test(body) && GAP.test(body) ? [...newer, 'gap in flex'] : newer;
}

/**
 * Whether a Chromium of this version lacks something. A feature that is missing in the data counts as lacking, so that
 * somebody looks at it.
 */
function isNewer(compat: CompatStatement | undefined, chromium: number): boolean {
  if (!compat) return false;
  return ![compat.support.chrome ?? []]
    .flat()
    .some(({ version_added: since, flags, alternative_name: other, prefix }) => {
      if (flags || other || prefix || typeof since !== 'string' || since === 'preview') return false;
      return Number.parseInt(since.replace('≤', ''), 10) <= chromium;
    });
}
