import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/domain/languages.ts';

const DISPLAY_FONT = 'src/ui/look/display-font.css';
const MESSAGES = 'src/ui/messages';

/**
 * Whether the service worker stores a file of the build. It stores only the files of the display font whose letters occur in
 * the sentences for guests in its language. The other font files load with the first name that needs them.
 */
export function keptLetters(language: Language): (file: string) => boolean {
  const letters = lettersOf(language);
  const left = facesWithRanges().filter(({ hasLetter }) => !letters.some(hasLetter));
  return (file) => !left.some(({ name }) => file.startsWith(`assets/${name}-`));
}

/** All characters in the sentences for guests except plain letters. */
function lettersOf(language: Language): string[] {
  const folder = join(MESSAGES, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return [...new Set(text.match(/(?![a-z])\p{L}/giu))];
}

/** The font faces with a `unicode-range`, each for some letters only. */
function facesWithRanges() {
  const faces = readFileSync(DISPLAY_FONT, 'utf8').matchAll(/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:([^;]+);/g);
  return [...faces].map(([, name = '', ranges = '']) => {
    const bounds = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) =>
      [from, to].map((hex) => Number.parseInt(hex, 16)),
    );
    const hasLetter = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return bounds.some(([from = 0, to = 0]) => from <= code && code <= to);
    };
    return { name, hasLetter };
  });
}
