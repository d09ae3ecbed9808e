import { knownLook } from '../../../domain/look/look.ts';
import { lookStyle } from '../../../domain/look/look-style.ts';
import { lookRulesOf } from '../../look/look-rules.ts';
import monogram from '../../look/monogram.css?raw';
import palettes from '../../look/palettes.css?raw';
import title from '../../look/title.css?raw';

/** The style of a look for a couple. Its chunk comes to phones whose celebration has a look. */
export function styleOf(look: unknown, names: string): string {
  return lookStyle(lookRulesOf({ palettes, title, monogram }, knownLook(look).palette), names);
}
