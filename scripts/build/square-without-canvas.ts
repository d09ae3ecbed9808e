import type { Plugin } from 'vite';

const LIBRARY = /\/lean-qr\/nano\.mjs$/;
/** Two methods of a square, which draw it on a canvas. The wall draws it as a path (src/ui/wall/card.ts). */
const CANVAS = /,u\(\w+,\{on:[\s\S]*?\.putImageData\(\w+,0,0\)\}(?=\}\))/;

/** Leaves out what no tool can know to be unused, because the page of the wall may have few bytes. */
export function squareWithoutCanvas(): Plugin {
  return {
    name: 'square-without-canvas',
    transform(code, id) {
      if (!LIBRARY.test(id)) return null;
      // A newer library may look different.
      if (!CANVAS.test(code)) throw new Error(`${id}: its canvas was not found`);
      return { code: code.replace(CANVAS, ''), map: null };
    },
  };
}
