import { isolate } from '../../../domain/text/isolate.ts';
import { PART } from './around.ts';

/** Isolates the direction of a name inside a sentence. `PART` becomes a separate element, which is isolated there. */
export const isolated = (name: string) => (name === PART ? name : isolate(name));
