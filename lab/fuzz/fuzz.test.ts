import { describe, expect, test } from 'vitest';
import { OPEN_API_DOCUMENT } from '../../src/server/http/openapi/document.ts';
import { fuzz } from './campaign.ts';
import { Judge } from './judge.ts';

const OF_HOSTS = Object.entries(OPEN_API_DOCUMENT.paths)
  .filter(([path]) => path.startsWith('/api/host/'))
  .flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId));

test('right, nearly right and wrong requests get every documented answer, and no undocumented answer [ASVS-1.5.2]', {
  timeout: 120_000,
}, async () => {
  const report = await fuzz(3_500, 3);
  expect(report.failure).toBeNull();
  expect(report.unseen).toEqual([]);
  const isOfHosts = (outcome: string) => OF_HOSTS.some((name) => outcome.startsWith(`${name} `));
  const statuses = [...report.outcomes.keys()].filter(isOfHosts).map((outcome) => Number(outcome.split(' ')[1]));
  // Two words within five minutes get status 429, which happens too rarely to be expected.
  const common = [...new Set(statuses)].filter((status) => status !== 429).sort();
  expect(common).toEqual([200, 201, 204, 400, 401, 403, 404, 409, 413, 415, 422, 503]);
  expect(report.outcomes.get('changeCelebration 200')).toBeGreaterThan(10);
});

describe('an answer is a fault', () => {
  const judge = new Judge(OPEN_API_DOCUMENT);
  const json = { 'content-type': 'application/json' };
  const problem = { 'content-type': 'application/problem+json' };
  const list = { scope: 'everyone', at: '2026-06-20T21:14:03.120Z', rows: [] };
  const gone = { type: 'about:blank', title: 'This session is over.', status: 410, code: 'gone', reason: 'expired' };
  const faultsOf = (path: string, status: number, headers: Record<string, string>, body: string) =>
    judge.judge({ method: 'GET', path }, { status, headers: new Headers(headers), body }).faults;

  test('an answer is a fault unless it is as documented', () => {
    expect(faultsOf('/api/leaderboard/guests', 200, json, JSON.stringify(list))).toEqual([]);
    expect(faultsOf('/api/leaderboard/guests', 410, problem, JSON.stringify(gone))).toEqual([]);
    expect(faultsOf('/api/leaderboard/live', 200, { 'content-type': 'text/event-stream' }, ':\n\n')).toEqual([]);
  });

  test.each([
    ['with a field more', 200, json, JSON.stringify({ ...list, latitude: 48.2 })],
    ['with a field less', 200, json, JSON.stringify({ scope: 'everyone', rows: [] })],
    ['that is no JSON', 200, json, 'Ana'],
    ['of another media type', 200, { 'content-type': 'text/html' }, JSON.stringify(list)],
    ['of another status', 500, json, JSON.stringify(list)],
    ['whose problem has another code', 410, problem, JSON.stringify({ ...gone, code: 'not-yours' })],
    ['whose problem tells more', 410, problem, JSON.stringify({ ...gone, session: {} })],
    [
      'that is busy without saying for how long',
      503,
      problem,
      JSON.stringify({ ...gone, status: 503, code: 'unavailable' }),
    ],
  ])('%s', (_, status, headers, body) => {
    expect(faultsOf('/api/leaderboard/guests', status, headers, body)).not.toEqual([]);
  });

  test('an answer is a fault if a cell is a formula for a spreadsheet', () => {
    const path = '/api/host/celebrations/party/recap';
    const table = (cell: string) => faultsOf(path, 200, { 'content-type': 'text/csv' }, `Guests,few\r\n${cell},7\r\n`);
    expect(table('Spritz')).toEqual([]);
    expect(table('"\'=1,1"')).toEqual([]);
    expect(table('=HYPERLINK(1)')).not.toEqual([]);
    expect(table('"+1,2"')).not.toEqual([]);
  });

  test.each([
    ['of another name', 'event: secret\ndata: {}\n\n'],
    ['that does not fit', 'event: leaderboard\ndata: {"scope":"everyone"}\n\n'],
    ['with a field more', 'event: change\ndata: {"at":"2026-06-20T21:14:03.120Z","latitude":48.2}\n\n'],
  ])('with an event %s', (_, body) => {
    expect(faultsOf('/api/leaderboard/live', 200, { 'content-type': 'text/event-stream' }, body)).not.toEqual([]);
  });

  test('an answer to an unknown path is a fault unless it is a problem', () => {
    expect(faultsOf('/api/nothing', 200, json, '{}')).not.toEqual([]);
    expect(faultsOf('/api/nothing', 404, { 'content-type': 'text/html' }, '<p>')).not.toEqual([]);
  });
});
