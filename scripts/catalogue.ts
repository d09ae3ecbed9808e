import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf } from '../src/domain/languages.ts';
import { type CatalogueText, textsIn, valuesIn, withTexts } from './catalogue-texts.ts';
import { readArguments } from './commands/run-command.ts';

const HELP = `npm run catalogue -- de         writes every sentence in English and in German to catalogue-de.txt
npm run catalogue -- de FILE    takes the German sentences of an edited file over into src/ui/messages/de`;

const MESSAGES = 'src/ui/messages';

/** What stands for a value where a translator reads it. */
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

const [tag = '', edited] = readArguments({ allowPositionals: true }, HELP).positionals;
const language = languageOf(tag);
if (!language || language === 'en') {
  console.error(`'${tag}' is none of the languages beside English.\n\n${HELP}`);
  process.exitCode = 1;
} else if (edited === undefined) write(language);
else takeOver(language, readFileSync(edited, 'utf8'));

function write(language: Language): void {
  const pages = filesOf(language).map((file) => {
    const source = read('en', file);
    const english = textsIn(source);
    const blocks = textsIn(read(language, file)).map(({ name, text }) => {
      const lines = [...englishFor(name, english).map((line) => `en: ${line}`), `${language}: ${text}`];
      return [`# ${file} ${name}`, ...remarkOn(name, source), ...lines, ...exampleOf(text)].join('\n');
    });
    return blocks.join('\n\n');
  });
  const path = `catalogue-${language}.txt`;
  const head = `Change the lines that begin with '${language}:'. Words in braces stand for a value, such as a name, a number or a time. They must stay.`;
  writeFileSync(path, `${head}\n\n${pages.join('\n\n')}\n`);
  console.log(`${path} is written.`);
}

/** What the English source says about an export: where it stands, what its values are. */
function remarkOn(name: string, source: string): string[] {
  const [exported = ''] = name.split(/[. ]/, 1);
  const before = source.split(new RegExp(`\\nexport (?:const|function) ${exported}\\b`))[0] ?? '';
  const remark = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before.trimEnd())?.[1];
  return remark && before !== source ? [`about: ${remark.replace(/\s*\n\s*\* ?/g, ' ').trim()}`] : [];
}

/** A text as somebody reads it, if it has values. */
function exampleOf(text: string): string[] {
  const example = text.replace(
    /\{([^{}]+)\}/g,
    (value, named: string) => EXAMPLES[named.replace(/^isolated\((\w+)\)$/, '$1')] ?? value,
  );
  return example === text ? [] : [`like: ${example}`];
}

/** The text with the same name, or all of the same export, where a language needs more or fewer forms. */
function englishFor(name: string, english: readonly CatalogueText[]): string[] {
  const same = english.filter((text) => text.name === name);
  const [exported] = name.split(/[. ]/, 1);
  const related = same.length > 0 ? same : english.filter((text) => text.name.split(/[. ]/, 1)[0] === exported);
  return related.map(({ text }) => text);
}

function takeOver(language: Language, edited: string): void {
  const wanted = textsOf(edited, language);
  const places = new Set<string>();
  let count = 0;
  for (const file of filesOf(language)) {
    const code = read(language, file);
    const texts = textsIn(code);
    for (const { name } of texts) places.add(`${file} ${name}`);
    const changes = texts.flatMap((text) => {
      const next = wanted.get(`${file} ${text.name}`);
      if (next === undefined || next === text.text.trim()) return [];
      return [
        [
          text,
          withSameValues(
            file,
            text,
            text.text.replace(text.text.trim(), () => next),
          ),
        ] as const,
      ];
    });
    if (changes.length > 0) writeFileSync(join(MESSAGES, language, file), withTexts(code, new Map(changes)));
    count += changes.length;
  }
  for (const place of wanted.keys()) if (!places.has(place)) console.log(`There is no '${place}' any more.`);
  console.log(`${count} sentences are changed. Please run npm run fix.`);
}

/** The sentences of an edited file by their places. */
function textsOf(edited: string, language: Language): Map<string, string> {
  const blocks = edited.replaceAll('\r\n', '\n').split(/\n(?=# )/);
  const own = new RegExp(`^${language}: ?(.*)$`, 'm');
  return new Map(
    blocks.flatMap((block) => {
      const place = /^# (.*)$/m.exec(block)?.[1]?.trim();
      const text = own.exec(block)?.[1]?.trim();
      return place && text ? [[place, text] as const] : [];
    }),
  );
}

/** @throws when a value is missing or new, because the sentence would say something else. */
function withSameValues(file: string, { name, text }: CatalogueText, next: string): string {
  const [before, after] = [text, next].map((one) => valuesIn(one).join(', '));
  if (before === after) return next;
  throw new Error(`${file} ${name}: the values in braces must stay: ${before || 'there are none'}`);
}

function filesOf(language: Language): string[] {
  return readdirSync(join(MESSAGES, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .sort();
}

function read(language: Language, file: string): string {
  return readFileSync(join(MESSAGES, language, file), 'utf8');
}
