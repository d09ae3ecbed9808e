import { readFileSync } from 'node:fs';

const TOKENS = new URL('../src/ui/look/tokens.css', import.meta.url);

/** The colour of the page by day and by night, as the stylesheet has it, for the browser's own bars. */
export function paperColours(): { readonly day: string; readonly night: string } {
  const found = readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#[0-9a-f]{6});/g);
  const [day, night] = Array.from(found, ([, colour]) => colour);
  if (!day || !night) throw new Error('tokens.css lacks --paper by day or by night');
  return { day, night };
}
