import * as texts from '#messages/hosts.ts';
import { PLACES } from '../host-route.ts';
import type { LinesName } from './lines.tsx';

const LINES = { guests: 'people', invite: 'qr', details: 'sliders', hosts: 'person' } as const satisfies Record<
  string,
  LinesName
>;

/** The four places of a celebration with their names and drawings, in order. */
export const PLACE_LINKS = PLACES.map((place) => ({ place, label: texts.places[place], lines: LINES[place] }));
