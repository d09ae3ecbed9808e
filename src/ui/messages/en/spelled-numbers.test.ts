import { expect, test } from 'vitest';
import { CODE_LENGTH } from '../../../domain/celebration/celebration-code.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { TICKET_LIFETIME_MS } from '../../../domain/protocol/ticket.ts';
import { squareStaysGood } from './carry-on.ts';
import { wrongLength } from './celebration/celebration.ts';
import { canTakeAMinute } from './hosts/gate.ts';

const SPELLED: Readonly<Record<number, string>> = { 5: 'five', 8: 'eight' };

test.each([
  ['minutes', TICKET_LIFETIME_MS / MINUTE_MS, squareStaysGood],
  ['letters', CODE_LENGTH, wrongLength],
])('the texts for guests contain the right number of %s: %d', (unit, count, sentence) => {
  expect(sentence).toContain(`${SPELLED[count]} ${unit}`);
});

test('the text about a link writes its one hour as a word', () => {
  expect(canTakeAMinute).toContain('The link is good for an hour.');
});
