import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { LOG_PAGE_ENTRIES } from '../../domain/hosting/log-entry.ts';
import { HEARTBEAT_MS, MINUTE_MS } from '../../domain/limits.ts';
import { WORD_PAUSE_MS, WORD_SHOWN_MS } from '../../domain/wall/word.ts';
import { MAX_CELEBRATIONS } from '../hosting/hosted-celebrations.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { CO_HOST_PATHS } from './co-host-paths.ts';
import { CELEBRATION_ID, CHANGING, DELETING, hosted, json, step } from './host-call.ts';
import { event } from './leaderboard-paths.ts';
import type { Answer, Parameter, PathItem } from './open-api.ts';

const { burst } = DEFAULT_LIMITS.newCelebrationsPerHost;
const GUEST_ID = step('guestId', 'The session id of a guest of this celebration.');
const ACTION_ID = step('actionId', 'The id of an entry of the log.');
const BEFORE: Parameter = {
  name: 'before',
  in: 'query',
  required: false,
  description: 'The id of the last entry of the page before.',
  schema: { type: 'string', pattern: '^\\d{1,15}$' },
};

const ROOM_STREAM: Answer = {
  description: `The first event is the room. Changes follow, at most one every 500 ms: whole rows of new and changed guests, and the ids of guests who are gone. A comment comes every ${HEARTBEAT_MS / 1_000} s. The stream ends when the caller is no longer a host.`,
  content: {
    'text/event-stream': { itemSchema: { oneOf: [event('room', 'HostRoom'), event('change', 'RoomChange')] } },
  },
};

const CELEBRATIONS: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations': {
    get: hosted({
      operationId: 'listCelebrations',
      summary: 'The celebrations that the caller hosts.',
      answers: { 200: json('The latest date first.', 'ListedCelebrations') },
    }),
    post: hosted({
      operationId: 'createCelebration',
      summary: 'Makes a celebration with a new code.',
      description: `A copy (\`copyOf\`) is of a celebration of the caller. Everything that is not given comes from there: the settings, the menu, the hosts’ text, the language, the time zone. Guests, hosts, code, log and word are not copied, a closed door is open again, and nothing is sold out. Without \`copyOf\`, \`timeZone\` is needed. One host has at most ${MAX_CELEBRATIONS}, without those that are about to be deleted. With those that were deleted, a host makes ${burst} at once and then one an hour (429).`,
      body: 'NewCelebration',
      answers: { 201: json('The new celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'unknown-celebration', 'too-much', 'without-alcohol'],
    }),
  },
  '/api/host/celebrations/{celebrationId}': {
    get: hosted({
      operationId: 'readHostedCelebration',
      summary: 'A celebration with everything that its hosts have set.',
      parameters: [CELEBRATION_ID],
      answers: { 200: json('The celebration.', 'HostedCelebration') },
      codes: ['unknown-celebration'],
    }),
    patch: hosted({
      operationId: 'changeCelebration',
      summary: 'Changes only what the body contains.',
      description:
        'The log gets one entry for each of these that changes: the door, the pause, the state, the boards, the look, the menu, `withoutAlcohol`, the wall, the details. `withoutAlcohol` takes the boards that count alcohol away, and refuses them. `hideWallCode` hides the square and the code of the wall for half an hour, or shows them again. `boards` has only those to switch, and at least one stays on. `look` has the palette, the ornament or both. `deleted: false` keeps a celebration that a host has deleted. `from` has the details as the host saw them: if another host has changed one of them, the answer is 409. `menu` is the whole menu, and `revision` the one it began from: if another host has changed the menu meanwhile, the answer is 409 too.',
      parameters: [CELEBRATION_ID],
      body: 'CelebrationChanges',
      answers: { 200: json('The changed celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'unknown-celebration', 'too-late'],
    }),
    delete: hosted({
      operationId: 'deleteCelebration',
      summary: `Deletes the celebration in ${DELETION_GRACE_MS / MINUTE_MS} minutes, with everything that its guests logged. Only its owner may.`,
      description: 'Until then it is over for its guests, and each host can keep it by a change.',
      parameters: [CELEBRATION_ID],
      answers: { 204: { description: 'It will be deleted. Its code is never given again.' } },
      codes: [...DELETING, 'unknown-celebration', 'owner-only'],
    }),
  },
};

const WORD: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/word': {
    put: hosted({
      operationId: 'sayWord',
      summary: 'Says one line to everybody: on the wall, and on every phone within a minute.',
      description: `It is shown for ${WORD_SHOWN_MS / MINUTE_MS} minutes. The hosts of a celebration say at most one word in ${WORD_PAUSE_MS / MINUTE_MS} minutes. An earlier one is \`too-soon\`, with the host who spoke last.`,
      parameters: [CELEBRATION_ID],
      body: 'NewWord',
      answers: { 200: json('The celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'unknown-celebration', 'too-late', 'too-soon'],
    }),
    delete: hosted({
      operationId: 'takeWordBack',
      summary: 'Takes the word back.',
      description: 'It still counts for the time to the next one.',
      parameters: [CELEBRATION_ID],
      answers: { 200: json('The celebration.', 'HostedCelebration') },
      codes: [...DELETING, 'unknown-celebration', 'too-late'],
    }),
  },
};

const ONCE: Parameter = {
  name: 'once',
  in: 'query',
  required: false,
  description: 'With 1 the stream ends after the first event, for a page behind a proxy that holds streams back.',
  schema: { const: '1' },
};

const GUESTS: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/guests/live': {
    get: hosted({
      operationId: 'followRoom',
      summary: 'The guests as a stream of events: names, totals and states, and never a position.',
      parameters: [CELEBRATION_ID, ONCE],
      answers: { 200: ROOM_STREAM },
      codes: ['unknown-celebration', 'invalid'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/guests': {
    post: hosted({
      operationId: 'letInAll',
      summary: 'Lets in everybody who waits at the door.',
      parameters: [CELEBRATION_ID],
      body: 'LetInAll',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'too-late'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/guests/{guestId}': {
    post: hosted({
      operationId: 'moderateGuest',
      summary: 'Renames, hides, shows, lets in, turns away, removes or restores a guest.',
      description:
        'If another host was quicker, nothing changes. The answer then names that host and the guest’s state.',
      parameters: [CELEBRATION_ID, GUEST_ID],
      body: 'GuestAction',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'unknown-guest', 'too-late'],
    }),
  },
};

const LOG: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/actions': {
    get: hosted({
      operationId: 'readLog',
      summary: 'What the hosts did.',
      parameters: [CELEBRATION_ID, BEFORE],
      answers: { 200: json(`The newest first, ${LOG_PAGE_ENTRIES} on a page.`, 'LogPage') },
      codes: ['unknown-celebration', 'invalid'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/actions/{actionId}/undo': {
    post: hosted({
      operationId: 'undoAction',
      summary: 'Takes an action back, once.',
      description: 'An action that cannot be taken back is invalid.',
      parameters: [CELEBRATION_ID, ACTION_ID],
      body: 'NoDetails',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'unknown-action', 'unknown-guest', 'too-late'],
    }),
  },
};

/** The calls under /api/host (docs/protocol.md#hosts). */
export const HOST_PATHS: Readonly<Record<string, PathItem>> = {
  ...CELEBRATIONS,
  ...WORD,
  ...GUESTS,
  ...LOG,
  ...CO_HOST_PATHS,
};
