import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const UI_FOLDER = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/** Every stylesheet of the pages, without its comments. */
export const stylesheets = filesOfUi(/\.css$/).map(
  (file) => [file, readFileSync(join(UI_FOLDER, file), 'utf8').replace(/\/\*.*?\*\//gs, '')] as const,
);

/** The files under src/ui whose names match `ending`. */
export function filesOfUi(ending: RegExp): string[] {
  return readdirSync(UI_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort();
}
