import { withHyphens } from '../../../drinks/hyphens.ts';

/** Between a consonant and at least two others, as in Blüten-schorle. Few words have such a group inside a part. */
const NOT_JOINT = /([aeiouyà-æè-ïò-öø-ýœ])\u00ad|\u00ad(?![^aeiouyà-æè-ïò-öø-ýœ\u00ad]{2})/gi;
/** A longer part would not fit in a line of a phone. */
const LONGEST_PART = 16;

/** Returns a name in which long words may be broken, if possible only where a compound is likely to be joined. */
export function atJoints(name: string): string {
  const hyphened = withHyphens(name);
  const joined = hyphened.replace(NOT_JOINT, '$1');
  return joined.split(/[\s\u00ad-]/).every((part) => part.length <= LONGEST_PART) ? joined : hyphened;
}
