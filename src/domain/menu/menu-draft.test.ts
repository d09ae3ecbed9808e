import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import { drinkFaultOf } from './drink-fault.ts';
import { LEMONADE, menuOf, OBSTLER, SPRITZ } from './menu.fixture.ts';
import { menuSchema } from './menu-draft.ts';
import type { MenuItem } from './menu-item.ts';
import { SIGNS } from './signs.ts';
import { usualNames } from './usual-names.ts';

/** The field and the message of a menu's first fault. */
function faultIn(menu: unknown): [field: string | null, message: string] | null {
  const parsed = v.safeParse(menuSchema, menu, { abortEarly: true });
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  return [v.getDotPath(issue), issue.message];
}
const named = (name: string): MenuItem => ({ ...LEMONADE, id: 'named', name });

describe('a menu', () => {
  test('a menu has up to eight drinks, each as the hosts have written it', () => {
    expect(v.parse(menuSchema, [])).toEqual([]);
    expect(v.parse(menuSchema, [SPRITZ, OBSTLER, LEMONADE])).toEqual([SPRITZ, OBSTLER, LEMONADE]);
    expect(v.parse(menuSchema, menuOf(8))).toHaveLength(8);
  });

  test('names of drinks are cleaned like names of guests', () => {
    const [drink] = v.parse(menuSchema, [named('  Cafe\u0301 Noir ')]);
    expect(drink?.name).toBe('Café Noir');
  });

  test.each<[what: string, menu: unknown, field: string | null, says: RegExp]>([
    ['a ninth drink', menuOf(9), null, /at most 8/],
    ['a million drinks', Array(1_000_000).fill(0), null, /at most 8/],
    ['no list', { 0: SPRITZ }, null, /Expected Array/],
    ['two drinks of one name', [SPRITZ, { ...OBSTLER, name: SPRITZ.name }], '1.name', /looks like 'Ana’s Spritz'/],
    ['a name in other letters', [SPRITZ, named('Аnа’s Sрrіtz')], '1.name', /looks like/],
    ['a name in capitals and without its apostrophe', [SPRITZ, named('ANAS SPRITZ')], '1.name', /looks like/],
    ['a name in wide letters', [SPRITZ, named('Ａｎａ’s Spritz')], '1.name', /looks like/],
    ['an emoji with and without its colour', [named('☕'), { ...named('☕\ufe0f'), id: 'b' }], '1.name', /looks like/],
    ['two drinks of one id', [SPRITZ, { ...OBSTLER, id: SPRITZ.id }], '1.id', /another drink/],
    ['25 characters', [named('a'.repeat(25))], '0.name', /at most 24/],
    ['no name', [named('   ')], '0.name', /empty/],
    ['a control character', [named('Gin\u0007')], '0.name', /control/],
    ['an invisible character', [named('Gin\u200b')], '0.name', /invisible/],
    ['a name that turns the text around', [named('\u202eniG')], '0.name', /invisible/],
    ['a sign that phones may not have', [{ ...SPRITZ, sign: '🫐' }], '0.sign', /one of/],
    ['a sign that is a text', [{ ...SPRITZ, sign: 'Gin' }], '0.sign', /one of/],
    ['a kind that nobody counts', [{ ...SPRITZ, drinkType: 'schnapps' }], '0.drinkType', /Expected/],
    ['a beer with a spirit', [{ ...SPRITZ, drinkType: 'beer' }], '0.alcoholType', /cocktail or a shot/],
    [
      'a drink without alcohol with a spirit',
      [{ ...LEMONADE, alcoholType: 'rum' }],
      '0.alcoholType',
      /cocktail or a shot/,
    ],
    ['an id that is too long', [{ ...SPRITZ, id: 'x'.repeat(17) }], '0.id', /Expected|Invalid/],
  ])('a menu with %s is refused, and the fault says where', (_, menu, field, says) => {
    expect(faultIn(menu)).toEqual([field, expect.stringMatching(says)]);
  });

  test.each(['שמפניה', 'عصير', '🍹🍹', '42', 'Gin & Tonic', 'Zażółć', 'a'.repeat(24), '𝔾𝕚𝕟'])(
    'a menu may contain a drink named %s',
    (name) => {
      expect(faultIn([SPRITZ, named(name)])).toBeNull();
    },
  );

  test('an accepted menu is accepted again, unchanged', () => {
    const drink = fc.record({
      id: fc.stringMatching(/^[\w-]{1,16}$/),
      name: fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('Gin', 'gin', 'Gіn', ' Gin ', 'Beer', 'Cocktail'),
      ),
      sign: fc.constantFrom(...SIGNS),
      drinkType: fc.constantFrom('beer', 'cocktail', 'other'),
      isSoldOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drink, { maxLength: 9 }), (menu) => {
        const parsed = v.safeParse(menuSchema, menu);
        if (!parsed.success) return;
        expect(v.parse(menuSchema, JSON.parse(JSON.stringify(parsed.output)))).toEqual(parsed.output);
        expect(new Set(parsed.output.map(({ name }) => name)).size).toBe(menu.length);
        for (const { id, name, drinkType } of parsed.output) {
          expect(
            drinkFaultOf(
              name,
              drinkType,
              parsed.output.filter((other) => other.id !== id),
            ),
          ).toBeNull();
        }
      }),
    );
  });

  test('hosts can choose among 24 emoji, all of Unicode 12 or older', () => {
    expect(new Set(SIGNS).size).toBe(24);
    expect(SIGNS.filter((sign) => !/^\p{Extended_Pictographic}\ufe0f?$/u.test(sign))).toEqual([]);
    // Nearly all emoji of later versions are in the blocks from U+1FA70 on.
    expect(SIGNS.filter((sign) => (sign.codePointAt(0) ?? 0) > 0x1f9cf)).toEqual([]);
  });
});

test.each([
  ['Gin', 'shot', [], null],
  ['  ', 'shot', [], 'blank'],
  ['a'.repeat(25), 'shot', [], 'too-long'],
  ['\u202eGin', 'shot', [], 'forbidden-character'],
  ['ana’s SPRITZ', 'shot', [SPRITZ], 'same-name'],
  ['Gin', 'shot', menuOf(7), null],
  ['Gin', 'shot', menuOf(8), 'full'],
  ['Beer', 'other', [], 'usual-name'],
  ['Beer', 'beer', [], null],
  ['Beer', null, [], null],
] as const)('before %j is sent as %s, the page of the host shows its fault', (name, drinkType, others, fault) => {
  expect(drinkFaultOf(name, drinkType, others)).toBe(fault);
});

describe('a drink with the name of one of the six', () => {
  test.each<[name: string, drinkType: DrinkType]>([
    ['Beer', 'cocktail'],
    ['B E E R!', 'other'],
    ['Вееr', 'water'],
    ['cerveza', 'shot'],
    ['Wasser', 'other'],
    ['مشروب آخر', 'beer'],
  ])('%s is refused as %s, because guests would not know which drink they had added', (name, drinkType) => {
    const { alcoholType, ...spritz } = SPRITZ;
    expect(faultIn([{ ...spritz, name, drinkType }])).toEqual(['0.name', expect.stringMatching(/^looks like '/)]);
  });

  test.each(DRINK_TYPES)('a drink with the name of a tile may count as %s if that is the tile’s type', (drinkType) => {
    for (const name of usualNames(drinkType)) expect(faultIn([{ ...LEMONADE, name, drinkType }])).toBeNull();
  });

  test.each([
    ['Cyrillic', 'Bееr', 'Винo', 'Wаtеr', 'Вееr'],
    ['Greek', 'Bεεr', 'νιηο', 'Shοt'],
    ['Armenian', 'Beeռ', 'Wսne'],
    ['Cherokee', 'Ꮃine', 'Ᏼeer'],
    ['phonetic', 'ʙᴇᴇʀ', 'wɪne', 'Ɓeer'],
    ['other Arabic', 'بیرة'],
  ])('a drink with the name of a tile is refused in %s letters', (_, ...names) => {
    for (const name of names) expect([name, faultIn([named(name)])]).toEqual([name, ['0.name', expect.any(String)]]);
  });

  test('a drink with another name in the same letters is accepted', () => {
    const honest = ['Водка', 'Квас', 'Rosé', 'Maté', 'Piña Colada', 'Ouzo ούζο', 'Öl', 'Café', 'Вода', 'Пиво', 'عصير'];
    for (const name of honest) expect([name, faultIn([named(name)])]).toEqual([name, null]);
  });

  test('a drink whose name only begins like that of a tile is accepted', () => {
    expect(faultIn([named('Beer without alcohol'), { ...SPRITZ, name: 'Vin chaud' }])).toBeNull();
  });
});
