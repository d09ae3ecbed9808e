import { expect, test } from 'vitest';
import { GUEST_STATES } from '../../../../domain/session/moderation.ts';
import { CallFault } from '../../calls/call.ts';
import { explainModeration } from './use-moderate.ts';

const ines = { id: 'ines', name: 'Ines', drinks: 1, since: 0, lastSeen: 0, state: 'in' } as const;
const tooLate = (problem: object) => new CallFault('too-late', { ...problem });

test.each<[string, object]>([
  ['Marek was quicker: “Ines” is not let in.', { by: 'Marek', state: 'turned-away' }],
  ['Marek was quicker: “Ines” is different now.', { by: 'Marek' }],
  ['That was too late: “Ines” is already out.', { by: null, state: 'barred' }],
  ['That was too late: “Ines” is different now.', { by: null, state: 'dancing' }],
])('%s', (sentence, problem) => {
  expect(explainModeration(tooLate(problem), ines)).toBe(sentence);
});

test('a rename that is too late says that the guest already has another name', () => {
  const [known, unknown] = ['Marek', null].map((by) => explainModeration(tooLate({ by }), ines, 'rename'));
  expect(known).toBe('Marek was quicker: “Ines” has another name now.');
  expect(unknown).toBe('That was too late: “Ines” has another name now.');
});

test.each(GUEST_STATES)('a refusal because the guest is already “%s” gets its own sentences', (state) => {
  for (const by of ['Marek', null]) {
    expect(explainModeration(tooLate({ by, state }), ines)).toMatch(/: “Ines” is (?!different)/);
  }
});
