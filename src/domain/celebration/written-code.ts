import { CODE_LENGTH } from './celebration-code.ts';

/** In two groups, as people read it aloud: `K7MP 4XRT`. */
export function formatCelebrationCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}
