import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

type NameOf = (name: string, file: string, css: string) => string;

const MODULE = /\.module\.css$/;
const NAMES = /(?:\.|@keyframes )([a-z][\w-]*)/gi;
const LETTERS = 26;

/**
 * Short names for the classes and keyframes of a folder's CSS modules: two letters for the file, then the place in it.
 * Names of one file begin alike and compress well, which a hash does not. Global classes have no capital letter.
 */
export function shortClassNames(folder: string): NameOf {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => MODULE.test(file))
    .sort();
  return (name, file, css) => {
    const fileAt = files.indexOf(relative(folder, file));
    const nameAt = [...new Set(Array.from(css.matchAll(NAMES), ([, found]) => found))].indexOf(name);
    if (fileAt < 0 || nameAt < 0) throw new Error(`${name} of ${file} has no short name`);
    return `${lettersOf(fileAt)}${nameAt.toString(36)}`;
  };
}

function lettersOf(place: number): string {
  const first = String.fromCharCode(65 + Math.floor(place / LETTERS));
  return `${first}${String.fromCharCode(97 + (place % LETTERS))}`;
}
