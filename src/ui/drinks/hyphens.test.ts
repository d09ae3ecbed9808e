import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.ts';

const partsOf = (name: string) => withHyphens(name).split('\u00ad');

test('a long word of a menu may be broken between its syllables', () => {
  expect(partsOf('Holunderblütenschorleeis')).toEqual(['Ho', 'lun', 'der', 'blü', 'ten', 'schor', 'leeis']);
  expect(partsOf('Eau-de-vie de mirabelleslorraines')).toEqual([
    'Eau-de-vie de mi',
    'ra',
    'bel',
    'les',
    'lor',
    'rai',
    'nes',
  ]);
});

test('short words and letters of other scripts stay as they are', () => {
  for (const name of ['Limoncello Tonic', 'Blaufränkisch 2019', 'لیموناضةبالنعناعوالليمون'])
    expect(withHyphens(name)).toBe(name);
});
