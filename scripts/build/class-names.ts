import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** A class name begins with the name of its stylesheet: `sheet_inside`. Stylesheets' names are unique (scripts/checks). */
export const classNames: CSSModulesOptions = {
  // The file name may end with `?inline` after `.module.css`.
  generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*/, '')}_${name}`,
};
