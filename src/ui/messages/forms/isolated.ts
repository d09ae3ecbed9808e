import { PART } from './around.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name inside a sentence that runs from right to left. It keeps its own direction, and the signs around it keep
 * theirs (UAX 9, explicit directional isolates). A part that is drawn as an element of its own is isolated there.
 */
export const isolated = (name: string) =>
  name === PART ? name : `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}`;
