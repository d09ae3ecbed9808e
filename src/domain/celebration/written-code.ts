import { CODE_LENGTH } from './celebration-code.ts';

/** In two groups, as people read it aloud: `K7MP 4XRT`. */
export function formatCelebrationCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** The code in a pasted link, as it is written there. Any other text stays as it is. */
export function codeInLink(text: string): string {
  const [, code = text] = /[?&]c=([^&#\s]+)/i.exec(text) ?? [];
  return code;
}
