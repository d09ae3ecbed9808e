import { expect, test } from 'vitest';
import { drinksAt } from '../../../domain/keepsake/evening.fixture.ts';
import { liveIn } from '../../../domain/stats/time-zone.fixture.ts';
import { cardOf, descriptionOf, notesShownOn } from './card-words.ts';

const AT_18 = Date.UTC(2026, 5, 20, 16, 4);

function evening(drinks: string, more: Partial<Parameters<typeof cardOf>[0]> = {}) {
  liveIn('Europe/Vienna');
  return {
    ...{ userName: 'Lea', facts: { names: 'Ana & Ben', date: '2026-06-20' }, ornament: 'olive' as const },
    ...{ isRightToLeft: false, isNight: false, hasCounts: false },
    drinks: drinksAt(drinks, AT_18),
    clinks: [{ name: 'Tom Berger', at: AT_18 + 1 }],
    words: [{ text: 'Phones down!', at: AT_18 + 2 }],
    menu: [{ id: 'spritz', name: 'Ana’s Spritz', sign: '🍹' }],
    ...more,
  };
}

test('a card contains the couple, the day, the guest and the notes, but no number', () => {
  const card = cardOf(evening('r0/spritz h200 r397/spritz'));
  expect([card.couple, card.date, card.guest]).toEqual(['Ana & Ben', 'Saturday, 20 June 2026', 'Lea was there.']);
  expect(card.notes.map(({ head, sub }) => `${head}: ${sub}`)).toEqual([
    '18:04: first toast',
    'Tom: two glasses met',
    '“Phones down!”: from the hosts',
    '21:00: null',
    'midnight: null',
    'Ana’s Spritz: drink of the night',
    '00:41: last toast',
  ]);
  expect([card.counts, card.layers]).toEqual([null, 'Every layer a glass, in the order of the night.']);
});

test.each([
  ['b0 h1 h2', '3 drinks, 2 of them without alcohol'],
  ['b0 w1', '2 drinks'],
  ['h0 o1', '2 drinks'],
])('with numbers, %s is %j: an evening without alcohol gets no remark', (drinks, counts) => {
  expect(cardOf(evening(drinks, { hasCounts: true })).counts).toBe(counts);
});

test('with more drinks than layers, the card does not say that each drink is a layer', () => {
  const many = Array.from({ length: 41 }, (_, minute) => `b${minute}`).join(' ');
  expect(cardOf(evening(many)).layers).toBeNull();
});

test('the description contains the text of the card in whole sentences', () => {
  const wanted = evening('r0/spritz h200 r397/spritz', { hasCounts: true });
  expect(descriptionOf('poured', cardOf(wanted), wanted.words)).toBe(
    'A tall glass for Ana & Ben: Saturday, 20 June 2026. Every layer is a drink, and the first is at the bottom. ' +
      'First toast at 18:04. Two glasses met: yours and Tom’s. From the hosts: “Phones down!” It went on after midnight. ' +
      'Drink of the night: Ana’s Spritz. Last toast at 00:41. Lea was there. 3 drinks, 1 of them without alcohol',
  );
});

test('the card of hills shows no hosts’ message and no full hour, and the card of two glasses shows no midnight', () => {
  const card = cardOf(evening('r0/spritz h200 r397/spritz'));
  const kindsOn = (motif: Parameters<typeof notesShownOn>[0]) => notesShownOn(motif, card).map(({ kind }) => kind);
  expect(kindsOn('hills')).toEqual(['first', 'clink', 'midnight', 'favourite', 'last']);
  expect(kindsOn('glasses')).toEqual(['first', 'clink', 'word', 'favourite', 'last']);
});
