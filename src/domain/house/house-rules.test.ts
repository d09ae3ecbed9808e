import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLink } from './house-links.ts';
import { changeRules, type HouseRules, NO_RULES } from './house-rules.ts';
import { storedRules, writtenRules } from './rules-schema.ts';

const ALL: HouseRules = {
  boards: { never: ['mostDrinks'] },
  wall: 'first-names',
  location: false,
  door: 'ask',
  keepDays: 90,
  creators: 'operators',
  house: {
    name: 'Hotel Post',
    contact: 'privacy@hotel.example',
    imprint: 'https://hotel.example/imprint',
    privacy: 'https://hotel.example/privacy',
  },
};

const written = (rules: unknown) => writtenRules(JSON.stringify(rules));

describe('a text with rules', () => {
  test('a text may set all rules, some or none', () => {
    expect(written(ALL)).toEqual({ rules: ALL });
    expect(written({})).toEqual({ rules: NO_RULES });
    for (const [name, rule] of Object.entries(ALL))
      expect(written({ [name]: rule })).toEqual({ rules: { [name]: rule } });
  });

  test('a text with several faults gets all of them at once, each with its place', () => {
    const found = written({
      boards: { never: ['mostDrinks', 'mostBeers'], always: ['hydration'] },
      wall: 'initials',
      location: 'off',
      keepDays: 6,
      keepdays: 90,
      house: { imprint: 'see our desk', telephone: '1' },
    });
    expect(found).toEqual({
      faults: [
        expect.stringMatching(/^boards\.never\.1 must be one of mostDrinks, .*alcohol$/),
        'boards.always is not known here. Known are: never',
        'wall must be one of names, first-names, totals, off',
        'location must be true or false',
        'keepDays must be a whole number from 7 to 400. Without it, celebrations stay for ever',
        'house.imprint must be a link, such as https://hotel.example/imprint',
        'house.telephone is not known here. Known are: name, contact, imprint, privacy',
        'keepdays is not known here. Known are: boards, wall, location, door, keepDays, creators, house',
      ],
    });
  });

  test.each(['', '{', 'never mostDrinks', '{"wall":"off",}'])(
    'a text that is not JSON is refused as such: %s',
    (text) => {
      expect(writtenRules(text)).toEqual({ faults: ['is not JSON'] });
    },
  );

  test.each(['[]', 'null', '7', '"off"'])('a text that is not an object is told what it must be: %s', (text) => {
    expect(writtenRules(text)).toMatchObject({
      faults: [expect.stringMatching(/^must be an object with boards, wall/)],
    });
  });

  test.each([
    [6, false],
    [7, true],
    [400, true],
    [401, false],
    [30.5, false],
    ['90', false],
    [null, false],
  ])('a text may keep celebrations for %j days: %s', (keepDays, isRight) => {
    expect('rules' in written({ keepDays })).toBe(isRight);
  });

  test.each([
    ['https://hotel.example/imprint', true],
    ['http://hotel.example', true],
    ['HTTPS://Hôtel.example/über-uns?a=b#c', true],
    ['hotel.example', false],
    ['javascript:alert(1)', false],
    ['https:hotel.example', false],
    ['https://', false],
    ['https://hotel.example@evil.example/', false],
    ['https://user:secret@hotel.example/', false],
    ['https://hotel.example/ a', false],
    ['https://hotel.example/\u202etnirpmi', false],
    ['https://hotel.example/\u200bimprint', false],
    ['https://hotel.example\\@evil.example', false],
    [`https://hotel.example/${'a'.repeat(300)}`, false],
    ['data:text/html,hello', false],
    ['mailto:house@hotel.example', false],
  ])('the link %s of a house is accepted: %s', (imprint, isRight) => {
    expect('rules' in written({ house: { imprint } })).toBe(isRight);
    expect('rules' in written({ house: { privacy: imprint } })).toBe(isRight);
  });

  test.each([
    ['privacy@hotel.example', 'privacy@hotel.example', 'mailto:privacy@hotel.example'],
    ['mailto:Privacy@Hotel.example', 'privacy@hotel.example', 'mailto:privacy@hotel.example'],
    ['+43 (0)1 234-567', '+43 (0)1 234-567', 'tel:+431234567'],
    [' https://hotel.example/ask ', 'https://hotel.example/ask', 'https://hotel.example/ask'],
  ])('the contact %s of a house is accepted', (given, contact, link) => {
    expect(written({ house: { contact: given } })).toEqual({ rules: { house: { contact } } });
    expect(contactLink(contact)).toBe(link);
  });

  test.each(['the desk', 'javascript:alert(1)', 'privacy@', '+43', '01 234567', ''])(
    'the contact %s of a house is refused',
    (contact) => {
      expect(written({ house: { contact } })).toMatchObject({
        faults: [expect.stringMatching(/^house\.contact must be an e-mail/)],
      });
    },
  );
});

describe('stored rules', () => {
  test('the rules are read as they were stored, and there are none if nothing is stored', () => {
    expect(storedRules(JSON.stringify(ALL))).toEqual(ALL);
    expect(storedRules(null)).toEqual(NO_RULES);
  });

  test('stored rules of a later version are left out', () => {
    expect(storedRules(JSON.stringify({ ...ALL, music: 'never' }))).toEqual(ALL);
  });

  test('damaged stored rules are replaced by the strictest ones, and delete nothing', () => {
    const strictest = {
      boards: { never: ['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'] },
      ...{ wall: 'off', location: false, door: 'ask', creators: 'operators' },
    };
    expect(storedRules('{"wall":')).toEqual(strictest);
    for (const other of ['null', '[]', '7']) expect(storedRules(other)).toEqual(strictest);
    expect(storedRules('{"wall":"~","keepDays":"~","house":7,"location":true}')).toEqual({
      wall: 'off',
      location: true,
    });
  });

  test('reading stored rules from any text throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const rules = storedRules(text);
        expect(written(rules)).toEqual({ rules });
      }),
    );
  });
});

test('switching some boards does not change the other boards', () => {
  const never = (rules: HouseRules) => rules.boards?.never;
  const first = changeRules(ALL, { boards: { switches: { variety: true } } });
  const second = changeRules(first, { boards: { switches: { alcohol: true, hydration: false } } });
  expect([never(first), never(second)]).toEqual([
    ['mostDrinks', 'variety'],
    ['mostDrinks', 'variety', 'alcohol'],
  ]);
  const last = changeRules(first, { boards: { switches: { variety: false, mostDrinks: false } } });
  expect(last).toEqual(changeRules(ALL, { boards: null }));
  expect(changeRules(ALL, { boards: {} })).toEqual(ALL);
  expect(never(changeRules(ALL, { boards: { never: ['alcohol'] } }))).toEqual(['alcohol']);
});

test('a change sets some rules, removes others and keeps the rest', () => {
  expect(changeRules(ALL, { wall: 'totals', keepDays: null, boards: null })).toEqual({
    wall: 'totals',
    location: false,
    door: 'ask',
    creators: 'operators',
    house: ALL.house,
  });
  expect(changeRules(NO_RULES, { location: null })).toEqual(NO_RULES);
});
