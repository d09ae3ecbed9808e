import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** The name of a class begins with its stylesheet: `sheet_inside`. So no two styles have the same name (scripts/checks). */
export const classNames: CSSModulesOptions = {
  // `?inline` may follow `.module.css`.
  generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*/, '')}_${name}`,
};
