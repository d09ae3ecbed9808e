import type { LookRules } from '../../domain/look/look-style.ts';

/** The stylesheets of looks, as text: palettes.css, title.css and monogram.css of this folder. */
export interface LookSheets {
  readonly palettes: string;
  readonly title: string;
  readonly monogram: string;
}

/** The parts of a look's style. A palette without rules is that of the product. */
export function lookRulesOf(sheets: LookSheets, palette: string): LookRules {
  return {
    colours: coloursOf(sheets.palettes, palette),
    title: squeezed(sheets.title),
    monogram: squeezed(sheets.monogram),
  };
}

/**
 * The colours of a palette for a whole page. They override the day and the night of tokens.css, but not its forced
 * colours.
 */
function coloursOf(sheet: string, palette: string): string {
  const [day, night] = [...squeezed(sheet).matchAll(/\[data-palette="(\w+)"\][^{]*\{([^}]*)\}/g)].flatMap(
    ([, name, colours]) => (name === palette ? [colours] : []),
  );
  if (!day || !night) return '';
  return `:root:root{${day}}@media screen{:root:root[data-theme="night"]{${night}}}`;
}

/** Returns the text without comments and unneeded spaces. */
function squeezed(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?|(:) /g, '$1$2')
    .trim();
}
