import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { EVENING, openWall, screenWith, shown, theme } from '../wall.fixture.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

describe('moments', () => {
  const CLINK = { id: 'm1', at: EVENING, kind: 'clink', names: ['Grandma Rosi', 'Tom'] } as const;

  it('two names meet once for some seconds, and the card stays', () => {
    const wall = openWall();
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    expect(shown()).toContain('Grandma Rosi & Tom clinked just now');
    expect(shown()).toContain('K7MP 3XWQ');
    wall.waitLive(4_600);
    expect(shown()).not.toContain('clinked');
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    expect(shown()).not.toContain('clinked');
  });

  it('names that are taken back disappear at once, even in the middle of a moment', () => {
    const wall = openWall();
    wall.receive(screenWith({ moment: { ...CLINK, names: [...CLINK.names] } }));
    wall.waitLive(1_000);
    wall.receive(screenWith({ moment: { ...CLINK, names: ['Grandma Rosi', 'Thomas'] } }));
    expect(shown()).toContain('Grandma Rosi & Thomas clinked just now');
    wall.receive(screenWith());
    expect(shown()).not.toMatch(/Thomas|clinked/);
  });

  it.each([
    [{ kind: 'first-toast', name: 'Lea' }, 'The first toast Lea raises a glass to Ana & Ben'],
    [{ kind: 'waters', count: 1_300 }, '1,300 glasses of\u00a0water together Tomorrow will thank you.'],
    [
      { kind: 'midnight', guests: 38 },
      '21:00 Good morning, Ana & Ben Saturday, June 20 The new day begins with 38 of you.',
    ],
  ] as const)('%j', (moment, text) => {
    openWall().receive(screenWith({ moment: { id: 'm2', at: EVENING, ...moment } }));
    expect(shown()).toContain(text);
  });
});

describe('a guest who comes in after the first toast', () => {
  const came = (...names: string[]) =>
    screenWith({
      arrival: {
        id: names.join(),
        at: EVENING,
        kind: 'arrival',
        names: names.slice(0, 2),
        more: Math.max(0, names.length - 2),
      },
    });
  const says = () => document.querySelector('#moment-arrival h2')?.textContent?.replace(/[\u2068\u2069]/g, '');
  const initials = () => document.getElementById('art-arrival')?.textContent;

  it('a newcomer is over the board for two and a half seconds, and the card stays', () => {
    const wall = openWall();
    wall.receive(came('Lea'));
    expect(says()).toBe('Lea is in');
    expect(shown()).toContain('K7MP 3XWQ');
    wall.waitLive(2_400);
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(false);
    wall.waitLive(200);
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
    wall.receive(came('Lea'));
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
  });

  it.each([
    [['Lea'], 'Lea is in', ''],
    [['lea', 'Tom'], 'lea and Tom are in', 'LT'],
    [['ليلى', 'Tom'], 'ليلى and Tom are in', 'لT'],
    [['Lea', 'Tom', 'Ana'], 'Lea, Tom and 1 more are in', 'LT'],
    [['Lea', 'Tom', 'Ana', 'Ben', 'Zoë'], 'Lea, Tom and 3 more are in', 'LT'],
  ])('%j', (names, text, inGlasses) => {
    openWall().receive(came(...names));
    expect(says()).toBe(text);
    expect(initials()).toBe(inGlasses);
  });

  it('a newcomer is gone at once when the name is taken back', () => {
    const wall = openWall();
    wall.receive(came('Lea'));
    wall.receive(screenWith());
    expect(document.querySelector('#moment')?.hasAttribute('hidden')).toBe(true);
  });
});

test('a message from the hosts fills the wall for a minute, then becomes a band, then disappears', () => {
  const wall = openWall();
  const word = { text: 'Cake in the garden!', at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: false };
  wall.receive(screenWith({ word }));
  expect(shown()).toContain('A word from Ana & Ben Cake in the garden!');
  // A time would look like the time of the cake.
  expect(shown()).not.toMatch(/21:\d/);
  wall.waitLive(MINUTE);
  expect(shown()).not.toContain('A word from');
  expect(shown()).toContain('Cake in the garden!');
  expect(shown()).not.toMatch(/21:\d/);
  wall.waitLive(9 * MINUTE);
  expect(shown()).not.toContain('Cake');
});

test('with phones down it is night on the wall for a minute, whatever its address says', () => {
  const wall = openWall('day');
  const word = { text: 'The first dance', at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: true };
  wall.receive(screenWith({ word, colours: 'day' }));
  expect(theme()).toBe('night');
  wall.waitLive(MINUTE);
  expect(theme()).toBe('day');
});

test('a message from the hosts is plain text, without links or elements', () => {
  const text = '<img src=x> https://evil.example';
  const wall = openWall();
  wall.receive(screenWith({ word: { text, at: EVENING, until: EVENING + 10 * MINUTE, phonesDown: false } }));
  for (const id of ['word-text', 'band-text']) {
    expect(shown()).toContain(text);
    expect(document.getElementById(id)?.innerHTML).toBe('&lt;img src=x&gt; https://evil.example');
    wall.waitLive(MINUTE);
  }
  expect(document.querySelector('a, img, button, input, [tabindex]')).toBeNull();
});
