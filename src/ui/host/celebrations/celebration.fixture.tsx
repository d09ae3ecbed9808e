import { namesWith, pickSettings, USUAL_SETTINGS } from '../../../domain/hosting/celebration-settings.ts';
import type { GuestRow, HostRoom } from '../../../domain/hosting/host-room.ts';
import type { HostedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { USUAL_LOOK } from '../../../domain/look/look.ts';
import { memoryStorage } from '../../app.fixture.tsx';
import { type Answers, openHost, signedIn } from '../host.fixture.tsx';
import type { Place } from '../state/host-route.ts';

export const CELEBRATION: HostedCelebration = {
  id: 'party',
  code: 'ABCDEF',
  names: 'Ana & Ben',
  date: '2026-06-20',
  timeZone: 'Europe/Vienna',
  language: 'en',
  state: 'open',
  role: 'owner',
  guests: 0,
  waiting: 0,
  ...pickSettings(USUAL_SETTINGS, namesWith('seenBy')),
  ends: '2026-06-21T04:00:00.000Z',
  look: USUAL_LOOK,
  menu: [],
  revision: 0,
  word: null,
  nextWordAt: 0,
  link: null,
};

export const PARTY = '/api/host/celebrations/party';
/** The address of the hosts' stream, with the code by which a proxy chooses the server. */
export const ROOM = `${PARTY}/guests/live?c=${CELEBRATION.code}`;

/** A guest who is in. */
export const guestNamed = (name: string): GuestRow => ({
  id: name.toLowerCase(),
  name,
  drinks: 2,
  since: Date.now(),
  lastSeen: Date.now(),
  state: 'in',
});

/** A stream that sends the room and then stays open. */
export function streamOf(guests: readonly GuestRow[], changes: Partial<HostRoom> = {}): Response {
  const { state, door, pausedAt, boards, deletesAt, endedAt } = CELEBRATION;
  const settings = { state, door, pausedAt, boards, deletesAt, endedAt };
  const lately = { lastToastAt: null, moments: [] };
  const facts = { ...settings, hosts: [], log: '1', lately };
  const room: HostRoom = { at: Date.now(), ...facts, guests: [...guests], ...changes };
  const event = `event: room\ndata: ${JSON.stringify(room)}\n\n`;
  return new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(event));
      },
    }),
  );
}

/** Opens a place of a celebration before its stream has begun. */
export function openCelebration(
  place: Place,
  guests: readonly GuestRow[] = [],
  answers: Answers = {},
  storage = memoryStorage({}),
) {
  return openHost(
    {
      ...signedIn(),
      [`GET ${PARTY}`]: [200, CELEBRATION],
      [`GET ${ROOM}`]: () => streamOf(guests),
      [`GET ${PARTY}/actions`]: [200, { entries: [], more: false }],
      ...answers,
    },
    `?host=celebration/${CELEBRATION.id}/${place}`,
    storage,
  );
}
