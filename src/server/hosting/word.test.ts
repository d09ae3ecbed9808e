import { describe, expect, test } from 'vitest';
import { MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

const MINUTE = 60_000;

async function startWithWords() {
  const service = await startHostedService();
  await service.welcome(SOFIE);
  const { as, at, request, celebration } = service;
  return {
    ...service,
    say: (text: unknown, host = MAREK, more = {}) => as(host)('PUT', `${at}/word`, { text, ...more }),
    /** Returns the word that phones receive. */
    served: async () => (await (await request(`/api/celebrations/${celebration.code}`)).json()).word,
  };
}

describe('a word from the hosts', () => {
  test('a host’s word is sent to phones for ten minutes, with the time of its end', async () => {
    const { say, served, timers } = await startWithWords();
    expect(await served()).toBeUndefined();
    const answer = await say('  The cake is in the garden  ');
    expect(answer.status).toBe(200);
    const until = timers.now() + 10 * MINUTE;
    expect((await answer.json()).word).toMatchObject({ text: 'The cake is in the garden', until });
    expect(await served()).toEqual({ text: 'The cake is in the garden', until, phonesDown: false });
    await timers.advance(10 * MINUTE - 1);
    expect(await served()).toBeDefined();
    await timers.advance(1);
    expect(await served()).toBeUndefined();
  });

  test('a word can ask guests to put their phones down', async () => {
    const { say, served } = await startWithWords();
    await say('Look up', MAREK, { phonesDown: true });
    expect(await served()).toMatchObject({ phonesDown: true });
  });

  test('a word can be said once in five minutes; another host is told who spoke and when to try again', async () => {
    const { say, served, timers } = await startWithWords();
    await say('First');
    await timers.advance(MINUTE);
    const second = await say('Second', SOFIE);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '240']);
    expect(await second.json()).toMatchObject({ code: 'too-soon', by: 'Marek' });
    expect(await served()).toMatchObject({ text: 'First' });
    await timers.advance(4 * MINUTE);
    expect((await say('Second', SOFIE)).status).toBe(200);
    expect(await served()).toMatchObject({ text: 'Second' });
  });

  test('if two hosts say a word at the same time, only one word is stored', async () => {
    const { say, served } = await startWithWords();
    const answers = await Promise.all([say('From Marek'), say('From Sofie', SOFIE)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await served()).toMatchObject({ text: answers[0]?.status === 200 ? 'From Marek' : 'From Sofie' });
  });

  test('any host can take a word back immediately, and the next word must still wait', async () => {
    const { say, served, as, at } = await startWithWords();
    await say('Oops');
    const answer = await as(SOFIE)('DELETE', `${at}/word`);
    expect((await answer.json()).word).toBeNull();
    expect(await served()).toBeUndefined();
    expect((await say('Better')).status).toBe(429);
    expect((await as(SOFIE)('DELETE', `${at}/word`)).status).toBe(200);
    const { entries } = await (await as(SOFIE)('GET', `${at}/actions`)).json();
    const acted = entries.map(({ action }: { action: string }) => action);
    expect(acted.slice(0, 2)).toEqual(['take-back-word', 'word']);
  });

  test.each([
    ['nothing', '', 'text'],
    ['blanks', '   ', 'text'],
    ['two lines', 'one\ntwo', 'text'],
    ['text that changes direction', 'ab\u202ecd', 'text'],
    ['a control character', 'Cake\u0007!', 'text'],
    ['a letter that nobody sees', 'Ca\u00adke', 'text'],
    ['90 emoji, which are 180 units', '🎉'.repeat(90), 'text'],
    ['a whole page', 'a'.repeat(2_000), 'text'],
    ['91 characters', 'a'.repeat(91), 'text'],
    ['no text', undefined, 'text'],
    ['a number', 7, 'text'],
  ])('a word cannot be %s', async (_, text, field) => {
    const { say, served } = await startWithWords();
    const answer = await say(text);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field });
    expect(await served()).toBeUndefined();
  });

  test('a word has at most 90 characters, and may contain letters of every language', async () => {
    const { say, served } = await startWithWords();
    const text = `${'ä'.repeat(87)}שלו`;
    expect((await say(text)).status).toBe(200);
    expect(await served()).toMatchObject({ text });
  });

  test('a word may be 45 emoji, and links and HTML in it are plain text', async () => {
    const { say, served, timers } = await startWithWords();
    for (const text of ['🎉'.repeat(45), 'https://evil.example/?c=1', '<img src=x onerror=alert(1)>']) {
      expect((await say(text)).status).toBe(200);
      expect(await served()).toMatchObject({ text });
      await timers.advance(5 * MINUTE);
    }
  });

  test('a word survives a restart', async () => {
    const { say, restart, served } = await startWithWords();
    await say('The bus leaves at 1');
    await restart();
    expect(await served()).toMatchObject({ text: 'The bus leaves at 1' });
    expect((await say('Again')).status).toBe(429);
  });

  test('a word is deleted with its celebration', async () => {
    const { say, deleteForGood, sql } = await startWithWords();
    await say('The bus leaves at 1');
    await deleteForGood();
    expect(await sql("SELECT id FROM celebrations WHERE word IS NOT NULL OR wall <> ''")).toEqual([]);
  });
});
