import type { CSSProperties } from 'react';
import { isInOtherScript, OTHER_TYPEFACE } from '../../domain/look/display-letters.ts';

const OTHER: CSSProperties = { fontFamily: OTHER_TYPEFACE };

/**
 * The display font has Latin letters alone, but also signs and digits. In names of another script it would draw only these.
 * So the whole of such names is in the next typeface.
 */
export function typefaceOf(names: string): CSSProperties | undefined {
  return isInOtherScript(names) ? OTHER : undefined;
}
