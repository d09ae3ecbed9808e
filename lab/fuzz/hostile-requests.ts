const SESSION = `/api/sessions/${'a'.repeat(22)}`;
const JSON_WITH_SECRET = { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(43)}` };
const NOW_MS = Date.UTC(2026, 5, 20, 19);
/** The size of a whole save without its hostile part. */
const REST_BYTES = 400;

type HostileRequest = (bytes: number) => Request;

/** Functions that make a hostile body of a given size. */
export const HOSTILE_BODIES: Readonly<Record<string, HostileRequest>> = {
  'marks in two orders as a name': saving((units) => ({
    userName: `a${'\u0300'.repeat(units / 4)}${'\u0316'.repeat(units / 4)}`,
  })),
  'word breaks as a name': saving((units) => ({ userName: `ក${'\u200b'.repeat(units / 3)}ក` })),
  'jamo as a name': saving((units) => ({ userName: '\u1112\u1161\u11ab'.repeat(units / 9) })),
  'blanks as a name': saving((units) => ({ userName: `a${' '.repeat(units)}b` })),
  'nested arrays': put((units) => '['.repeat(units / 2) + ']'.repeat(units / 2)),
  'arrays that never end': put((units) => '['.repeat(units)),
  'nested objects': put((units) => `${'{"a":'.repeat(units / 6)}1${'}'.repeat(units / 6)}`),
  'objects of different shapes': put((units) => JSON.stringify(range(units / 12).map((at) => ({ [`a${at}`]: 1 })))),
  'keys that are numbers': put((units) => JSON.stringify(Object.fromEntries(range(units / 12).map((at) => [at, 1])))),
  'a number of many digits': put((units) => `{"revision":${'9'.repeat(units)}}`),
  escapes: put((units) => `{"userName":"${'\\u0041'.repeat(units / 6)}"}`),
  'drinks with one id': saving((units) => ({ drinks: range(units / 60).map(() => drink('1-a')) })),
  'drinks with ids of their own': saving((units) => ({ drinks: range(units / 60).map((at) => drink(`${at}-a`)) })),
  'a long id of a drink': saving((units) => ({ drinks: [drink('1'.repeat(units))] })),
  'a long pace': saving((units) => ({ drinkingPace: 'slow'.repeat(units / 4) })),
};

/** Functions that make a hostile request head of a given size. */
export const HOSTILE_HEADS: Readonly<Record<string, HostileRequest>> = {
  'badly escaped parameters': get((units) => `/api/leaderboard?${'%ff=%ff&'.repeat(units / 8)}`),
  'parameters without a name': get((units) => `/api/leaderboard?${'&'.repeat(units)}`),
  'a long scope': get((units) => `/api/leaderboard?scope=${'e'.repeat(units)}`),
  'a badly escaped session id': get((units) => `/api/sessions/${'%ff'.repeat(units / 3)}`),
  'a long session id': put(
    () => JSON.stringify(saveOf()),
    (units) => `/api/sessions/${'a'.repeat(units)}`,
  ),
  'a deep path of the API': get((units) => `/api/sessions${'/a'.repeat(units / 2)}`),
  'a deep path of the page': get((units) => '/a'.repeat(units / 2)),
  'a path of endings': get((units) => `/${'.br'.repeat(units / 3)}x`),
  'blanks before a secret': head((units) => ({ authorization: `Bearer ${' '.repeat(units)}x` })),
  'a long revision': head((units) => ({ 'if-match': `"${'1'.repeat(units)}` })),
  'a long type': head((units) => ({ 'content-type': `${';'.repeat(units)}` })),
  'a long length': head((units) => ({ 'content-length': '1'.repeat(units) })),
  'many encodings': get(
    () => '/index.html',
    (units) => ({ 'accept-encoding': 'gzip;q=0,'.repeat(units / 9) }),
  ),
};

function get(path: (units: number) => string, headers?: (units: number) => Record<string, string>): HostileRequest {
  return (units) => new Request(`http://clink${path(units)}`, { headers: headers?.(units) ?? {} });
}

function head(headers: (units: number) => Record<string, string>): HostileRequest {
  return (units) => saveRequest(SESSION, JSON.stringify(saveOf()), headers(units));
}

function put(body: (units: number) => string, path = (_units: number) => SESSION): HostileRequest {
  return (units) => saveRequest(path(units), body(units));
}

function saving(part: (units: number) => object): HostileRequest {
  return put((units) => JSON.stringify({ ...saveOf(), ...part(units - REST_BYTES) }));
}

function saveRequest(path: string, body: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://clink${path}`, { method: 'PUT', headers: { ...JSON_WITH_SECRET, ...headers }, body });
}

function saveOf() {
  const times = { sessionStart: NOW_MS, sentAt: NOW_MS };
  return { userName: 'Ana', drinks: [], drinkingPace: 'moderate', revision: 1, ...times };
}

function drink(id: string) {
  return { id, drinkType: 'beer', timestamp: NOW_MS };
}

function range(count: number): number[] {
  return Array.from({ length: Math.floor(count) }, (_, index) => index);
}
