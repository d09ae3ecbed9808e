import * as v from 'valibot';
import type { PageFacts } from '../../domain/hosting/served-facts.ts';
import { knownLook } from '../../domain/look/look.ts';
import { LOOK_META, type LookRules, lookStyle } from '../../domain/look/look-style.ts';
import type { BuiltPages } from './built-page.ts';
import { metaOf } from './filled-pages.ts';

/** The file of looks that the build writes for the server (scripts/build/looks.ts), because the page defines the colours. */
export const LOOKS_FILE = 'looks.json';

const looksSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ colours: v.record(v.string(), v.string()), title: v.string(), monogram: v.string() }),
);

interface BuiltLooks {
  /**
   * The `<meta>` with the style of a celebration's look. It exists for the default colours too, because it names the couple.
   */
  headOf(facts: PageFacts): string;
}

/**
 * The looks of the built page. Without a build, as during development, there are none, and the page itself applies them
 * a moment later.
 */
export function createBuiltLooks(pages: Pick<BuiltPages, 'text'>): BuiltLooks {
  let built: v.InferOutput<typeof looksSchema> | null = null;

  function rulesOf(palette: string): LookRules | null {
    const text = built ? '' : pages.text(LOOKS_FILE);
    if (text !== '') built = v.parse(looksSchema, text);
    return built && { ...built, colours: built.colours[palette] ?? '' };
  }

  return {
    headOf({ code, look, names }) {
      const rules = rulesOf(knownLook(look).palette);
      return metaOf(LOOK_META, `${code}${rules ? lookStyle(rules, names) : ''}`);
    },
  };
}
