import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** A class says in which style it is: `sheet_inside`. So no two styles have the same name (scripts/checks). */
export const classNames: CSSModulesOptions = {
  // Behind `.module.css` there may be `?inline`.
  generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*/, '')}_${name}`,
};
