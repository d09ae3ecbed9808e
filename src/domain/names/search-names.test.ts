import { expect, test } from 'vitest';
import { finder, searchable } from './search-names.ts';

const finds = (typed: string, ...names: string[]) => finder(typed)?.(searchable(...names));

test.each<[name: string, ...typed: string[]]>([
  ['Łukasz', 'lukasz', 'Łuk', 'LUKASZ', 'łukasz'],
  ['Søren', 'soren', 'soeren', 'Sør'],
  ['Đorđe', 'dorde', 'djordje', 'đor'],
  ['Strauß', 'strauss', 'strauß', 'STRAUSS', 'STRAUẞ'],
  ['Weiss', 'weiß'],
  ['Ægir', 'aegir', 'ægir'],
  ['Œuvrard', 'oeuvrard'],
  ['Þóra', 'thora', 'þora'],
  ['Guðrún', 'gudrun'],
  ['Ħalim', 'halim'],
  ['Işıl', 'isil', 'işıl', 'ISIL'],
  ['İbrahim', 'ibrahim', 'İbr', 'IBRAHIM'],
  ['Müller', 'muller', 'mueller', 'müller', 'MÜLLER'],
  ['Mueller', 'müller'],
  ['Åse', 'ase', 'aase', 'åse'],
  ['Zoë von Thurn', 'zoe', 'von', 'thu'],
  ['Nguyễn Thị Ánh', 'nguyen', 'thi anh', 'anh'],
  ['O’Brien', "o'brien", 'obrien', 'o’b', 'brien', 'O`BRIEN'],
  ["D'Angelo", 'dangelo', 'd’angelo', 'angelo'],
  ['Anne-Marie', 'anne marie', 'annemarie', 'marie', 'anne-m'],
  ['J.R. Ewing', 'jr', 'j.r.', 'ewing'],
  ['🦊Ben', 'ben', '🦊'],
  ['Ἀλέξανδρος', 'αλεξανδρος', 'ΑΛΕΞ', 'αλεξανδροσ'],
  ['Νίκος', 'νικοσ', 'ΝΙΚΟΣ', 'νικος'],
  ['Алёна', 'алена', 'АЛЁНА'],
  ['Андрій', 'андріи', 'АНДРІЙ', 'андрій'],
  ['Ґалаґан', 'галаган'],
  ['أحمد', 'احمد', 'أحمد'],
  ['إيمان', 'ايمان'],
  ['آمنة', 'امنه', 'امنة', 'آمنه'],
  ['مصطفى', 'مصطفي', 'مصطفى', 'مُصطَفى'],
  ['عبد الله', 'عبدالله', 'عبد ال'],
  ['عبدالله', 'عبد الله'],
  ['محـــمد', 'محمد'],
  ['کیان', 'كيان'],
  ['ＡＮＡ', 'ana'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['Anna Maria', 'maria anna', 'mar ann', 'Maria, Anna'],
  ['Müller Zoë', 'zoe mueller', 'zoe  MUL'],
  ['Anne-Marie Łuk', 'luk anne', 'luk marie', 'luk anne-m'],
  ['علي حسن', 'حسن علي', 'حسن علی'],
  ['Table ٣', 'table 3', '3 table', '３'],
  ['Table 12', 'table ١٢', 'table ۱۲', 'table 1'],
  ['टेबल ३', 'टेबल 3'],
  ['김민지', '김', '기', '김민'],
])('%s is found by what a person would type for it', (name, ...typed) => {
  for (const text of typed) expect([text, finds(text, name)]).toEqual([text, true]);
});

test('a search at the start of words finds only the start of a word, in any of the names', () => {
  expect(finds('thur', 'Arthur')).toBe(false);
  expect(finds('thur', 'xX_Thur')).toBe(false);
  expect(finds('an', 'Johan', 'Ana')).toBe(true);
  expect(finds('a\nb', 'a', 'b')).toBe(false);
  expect(finds('maria thur', 'Maria Arthur')).toBe(false);
  expect(finds('maria ben', 'Anna Maria')).toBe(false);
  expect(finder('  ')).toBeNull();
  expect(finds('–', 'Ana – Ben')).toBe(true);
  expect(finds("'", 'Ana')).toBe(false);
  expect(finder('ukas', 'anywhere')?.(searchable('Łukasz'))).toBe(true);
});

test('a text of any length takes no more than linear time', () => {
  const costOf = (marks: number) => {
    const text = `a${'\u0301\u0323'.repeat(marks)}`;
    const before = process.cpuUsage();
    for (let time = 0; time < 50; time++) finds(text, text);
    const { user } = process.cpuUsage(before);
    return user;
  };
  costOf(1_000);
  // Quadratic time would be 400 times as long.
  expect(costOf(20_000)).toBeLessThan(100 * costOf(1_000));
});
