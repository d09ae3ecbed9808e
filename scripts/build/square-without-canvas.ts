import type { Plugin } from 'vite';

const LIBRARY = /\/lean-qr\/nano\.mjs$/;
/** Two methods of a square, which draw it on a canvas. The wall draws it as a path (src/ui/wall/card.ts). */
const CANVAS = /,u\(\w+,\{on:[\s\S]*?\.putImageData\(\w+,0,0\)\}(?=\}\))/;
/** The number of an error, which nobody on the wall reads apart from its text. */
const ERROR_CODE = /const (\w+)=new Error\(`lean-qr error \$\{(\w+)\}`\);throw \1\.code=\2,\1(?=\})/;

/** Leaves out what no tool can know to be unused, because the page of the wall may have few bytes. */
export function squareWithoutCanvas(): Plugin {
  return {
    name: 'square-without-canvas',
    transform(code, id) {
      if (!LIBRARY.test(id)) return null;
      // A newer library may look different.
      if (!CANVAS.test(code) || !ERROR_CODE.test(code))
        throw new Error(`${id}: what the wall leaves out was not found`);
      return { code: code.replace(CANVAS, '').replace(ERROR_CODE, 'throw Error("lean-qr " + $2)'), map: null };
    },
  };
}
