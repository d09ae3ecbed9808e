import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PALETTES } from '../../src/domain/look/look.ts';
import { LOOKS_FILE } from '../../src/server/page/built-looks.ts';
import { type LookSheets, lookRulesOf } from '../../src/ui/look/look-rules.ts';

const read = (name: string) => readFileSync(resolve(`src/ui/look/${name}.css`), 'utf8');

export function lookSheets(): LookSheets {
  return { palettes: read('palettes'), title: read('title'), monogram: read('monogram') };
}

/** Returns what the server writes into the page of a celebration with a look (src/server/page/built-looks.ts). */
export function looksForServer(): string {
  const sheets = lookSheets();
  const { title, monogram } = lookRulesOf(sheets, '');
  const colours = Object.fromEntries(PALETTES.map((palette) => [palette, lookRulesOf(sheets, palette).colours]));
  return JSON.stringify({ colours, title, monogram });
}

/** Writes the looks beside the built page. */
export function builtLooks(): Plugin {
  return {
    name: 'built-looks',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: LOOKS_FILE, source: looksForServer() });
    },
  };
}
