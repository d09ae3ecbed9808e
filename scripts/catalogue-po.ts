import { type GetTextTranslation, po } from 'gettext-parser';
import type { Language } from '../src/domain/languages.ts';
import { PRODUCT_NAME } from '../src/domain/product.ts';
import { type CatalogueText, textsIn, valuesIn, withTexts } from './catalogue-texts.ts';

/** The source code of a catalogue by its files, such as 'hosts/gate.ts'. */
export type Sources = ReadonlyMap<string, string>;

/** The examples that a translator reads in place of values. */
const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'Zoë',
  by: 'Marek',
  names: 'Ana & Ben',
  couple: 'Ana & Ben',
  from: 'Ana & Ben',
  to: 'Lucía & Tom',
  time: '21:14',
  since: '18:30',
  day: '20.6.',
  count: '3',
  guests: '42',
  shown: '12',
  host: 'clink.example',
};

/** A catalogue as a `.po` file for Weblate and Poedit. The context of a sentence is its place in the catalogue. */
export function poOf(language: Language, own: Sources, english: Sources): string {
  const entries = [...own].flatMap(([file, code]) => {
    const source = english.get(file) ?? '';
    const texts = textsIn(source);
    return textsIn(code).map(({ name, text }): GetTextTranslation => {
      const extracted = [...remarkOn(name, source), ...exampleOf(text)].join('\n');
      return {
        msgctxt: `${file} ${name}`,
        msgid: englishFor(name, texts),
        msgstr: [text],
        comments: { reference: `src/ui/messages/${language}/${file}`, extracted },
      };
    });
  });
  const headers = {
    'Project-Id-Version': PRODUCT_NAME,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]));
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

/** What a translator has changed. */
interface Changed {
  /** The sources of the files that have changed. */
  readonly files: Sources;
  readonly sentences: number;
  /** Places that the catalogue does not have. */
  readonly unknown: readonly string[];
}

/**
 * Writes the sentences of a `.po` file into the catalogue. Skips empty sentences and those that a translator has marked as
 * fuzzy.
 * @throws {Error} if a sentence has lost a value or has a new one, because its meaning would change.
 */
export function withPo(own: Sources, file: string): Changed {
  const wanted = sentencesOf(file);
  const changes = new Map<string, Map<CatalogueText, string>>();
  for (const [file, code] of own) {
    for (const text of textsIn(code)) {
      const place = `${file} ${text.name}`;
      const next = wanted.get(place);
      wanted.delete(place);
      if (next === undefined || next === text.text) continue;
      requireSameValues(place, text.text, next);
      changes.set(file, (changes.get(file) ?? new Map<CatalogueText, string>()).set(text, next));
    }
  }
  const files = new Map([...changes].map(([file, texts]) => [file, withTexts(own.get(file) ?? '', texts)]));
  const sentences = [...changes.values()].reduce((sum, { size }) => sum + size, 0);
  return { files, sentences, unknown: [...wanted.keys()] };
}

/** The sentences of a `.po` file by their places. */
function sentencesOf(file: string): Map<string, string> {
  const entries = Object.values(po.parse(file).translations).flatMap((context) => Object.values(context));
  return new Map(
    entries.flatMap(({ msgctxt, msgstr: [text], comments }) =>
      msgctxt && text && !comments?.flag?.includes('fuzzy') ? [[msgctxt, text] as const] : [],
    ),
  );
}

function requireSameValues(place: string, text: string, next: string): void {
  const [before, after] = [text, next].map((one) => valuesIn(one).join(', '));
  if (before !== after) throw new Error(`${place}: the values in braces must stay: ${before || 'there are none'}`);
}

/** The comments of the English source on an export: where its text is shown, and what its values are. */
function remarkOn(name: string, source: string): string[] {
  const [exported = ''] = name.split(/[. ]/, 1);
  const before = source.split(new RegExp(`\\nexport (?:const|function) ${exported}\\b`))[0] ?? '';
  const remark = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before.trimEnd())?.[1];
  return remark && before !== source ? [remark.replace(/\s*\n\s*\* ?/g, ' ').trim()] : [];
}

/** An example of a text as people read it, if it has values. */
function exampleOf(text: string): string[] {
  const example = text.replace(
    /\{([^{}]+)\}/g,
    (value, named: string) => EXAMPLES[named.replace(/^isolated\((\w+)\)$/, '$1')] ?? value,
  );
  return example === text ? [] : [`Like: ${example}`];
}

/** The English text with the same name, or all texts of its export if the language has other forms. */
function englishFor(name: string, english: readonly CatalogueText[]): string {
  const same = english.filter((text) => text.name === name);
  const [exported] = name.split(/[. ]/, 1);
  const related = same.length > 0 ? same : english.filter((text) => text.name.split(/[. ]/, 1)[0] === exported);
  // A language may have texts that English does not need.
  return related.map(({ text }) => text).join(' / ') || name;
}
