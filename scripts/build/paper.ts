import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Builds and tests run at the root. Inside a test of the page, the address of this module is no file. */
const TOKENS = resolve('src/ui/look/tokens.css');

/** The colour of the page by day and by night, as the stylesheet has it, for the browser's own bars. */
export function paperColours(): { readonly day: string; readonly night: string } {
  const found = readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#[0-9a-f]{6});/g);
  const [day, night] = Array.from(found, ([, colour]) => colour);
  if (!day || !night) throw new Error('tokens.css lacks --paper by day or by night');
  return { day, night };
}
