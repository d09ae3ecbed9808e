import { isolate } from '../../../domain/text/isolate.ts';
import { PART } from './around.ts';

/** A name inside a sentence, isolated. A part that is drawn as an element of its own is isolated there. */
export const isolated = (name: string) => (name === PART ? name : isolate(name));
