import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf } from '../src/domain/languages.ts';
import { poOf, type Sources, withPo } from './catalogue-po.ts';
import { readArguments } from './commands/run-command.ts';

const HELP = `npm run catalogue -- de         writes every sentence in English and in German to catalogue-de.po
npm run catalogue -- de FILE    takes the German sentences of an edited file over into src/ui/messages/de`;

const MESSAGES = 'src/ui/messages';

const [tag = '', edited] = readArguments({ allowPositionals: true }, HELP).positionals;
const language = languageOf(tag);
if (!language || language === 'en') {
  console.error(`'${tag}' is none of the languages beside English.\n\n${HELP}`);
  process.exitCode = 1;
} else if (edited === undefined) {
  const path = `catalogue-${language}.po`;
  writeFileSync(path, poOf(language, sourcesOf(language), sourcesOf('en')));
  console.log(`${path} is written.`);
} else {
  const { files, sentences, unknown } = withPo(sourcesOf(language), readFileSync(edited, 'utf8'));
  for (const [file, code] of files) writeFileSync(join(MESSAGES, language, file), code);
  for (const place of unknown) console.log(`There is no '${place}' any more.`);
  console.log(`${sentences} sentences are changed. Please run npm run fix.`);
}

function sourcesOf(language: Language): Sources {
  const folder = join(MESSAGES, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
