import type { CSSProperties, ReactNode } from 'react';
import { isInOtherScript, OTHER_TYPEFACE } from '../../domain/look/display-letters.ts';

const OTHER: CSSProperties = { fontFamily: OTHER_TYPEFACE };

/** Names with a letter that the display font lacks are in the next typeface, including their punctuation and digits. */
export function typefaceOf(names: string): CSSProperties | undefined {
  return isInOtherScript(names) ? OTHER : undefined;
}

/** A text in the display font that hosts or guests have written, or a sentence with their names. */
export function inOneTypeface(text: string): ReactNode {
  return isInOtherScript(text) ? <span style={OTHER}>{text}</span> : text;
}
