import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The path starts at the root, where builds and tests run. In tests of the page, `import.meta.url` is no file. */
const TOKENS = resolve('src/ui/look/tokens.css');

/** The colours of the page by day and by night from the stylesheet, for the browser's own bars. */
export function paperColours(): { readonly day: string; readonly night: string } {
  const found = readFileSync(TOKENS, 'utf8').matchAll(/--paper: (#[0-9a-f]{6});/g);
  const [day, night] = Array.from(found, ([, colour]) => colour);
  if (!day || !night) throw new Error('tokens.css lacks --paper by day or by night');
  return { day, night };
}
