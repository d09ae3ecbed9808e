import { expect, test } from 'vitest';
import { HOST_ACTIONS } from '../../../../../domain/hosting/host-action.ts';
import type { LogEntry } from '../../../../../domain/hosting/log-entry.ts';
import { logSentence } from './log-list.tsx';

const entryOf = (entry: object): LogEntry => ({
  id: 1,
  at: 0,
  by: { id: 'marek', name: 'Marek' },
  action: 'hide',
  canUndo: false,
  ...entry,
});
const ines = { id: 'ines', name: 'Ines' };
const gone = { id: 'ines', name: '' };

test.each<[string, object]>([
  ['renamed “Ines” to “Ines K.”', { action: 'rename', guest: ines, to: 'Ines K.' }],
  ['let “Ines” back in', { action: 'restore', guest: ines }],
  ['let a guest who has left back in', { action: 'restore', guest: gone }],
  ['let 1 guest in', { action: 'let-in-all', guests: 1 }],
  ['let 7 guests in', { action: 'let-in-all', guests: 7 }],
  ['changed the door to “Nobody new”', { action: 'door', to: 'closed' }],
  ['changed the wall to “First names”', { action: 'wall', from: 'names', to: 'first-names' }],
  ['changed the wall', { action: 'wall', to: 'hologram' }],
  ['took “Fastest Pace” off the wall', { action: 'wall-pace', from: 'on', to: 'off' }],
  ['switched moments on', { action: 'moments', from: 'off', to: 'on' }],
  ['hid the code on the wall', { action: 'wall-code', from: 'shown', to: 'hidden' }],
  ['showed the code on the wall again', { action: 'wall-code', from: 'hidden', to: 'shown' }],
  ['removed Tove as a host', { action: 'remove-host', to: 'Tove' }],
  ['removed a host', { action: 'remove-host' }],
  ['changed something', { action: 'send-flowers' }],
  ['changed something', { action: 'door', to: 'revolving' }],
])('%s', (deed, entry) => {
  const own = logSentence(entryOf(entry), true);
  const other = logSentence(entryOf(entry), false);
  const former = logSentence(entryOf({ ...entry, by: { id: '', name: '' } }), false);
  expect([own, other, former]).toEqual([`You ${deed}`, `Marek ${deed}`, `A former host ${deed}`]);
});

const VALUES: Readonly<Record<string, string>> = {
  door: 'ask',
  'wall-pace': 'on',
  moments: 'off',
  'wall-code': 'shown',
};

test.each(HOST_ACTIONS)('the action %s has its own sentence', (action) => {
  const to = VALUES[action] ?? 'Ben';
  const sentence = logSentence(entryOf({ action, guest: ines, to }), false);
  expect(sentence).toMatch(action === 'house-rules' ? /^The house set its rules$/ : /^Marek (?!changed something)/);
});
