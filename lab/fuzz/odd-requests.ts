import fc from 'fast-check';
import { oddHeaderValue, oddText } from './odd-values.ts';
import { usually } from './usually.ts';

/** Chooses one of these words. Each line contains words separated by spaces. */
export const oneOf = (...lines: string[]) => fc.constantFrom(...lines.flatMap((line) => line.split(' ')));

export const oddMethod = fc.oneof(
  oneOf('HEAD HEAD OPTIONS POST PATCH PUT DELETE GET PROPFIND M-SEARCH'),
  fc.constant('X'.repeat(300)),
);

export const oddTarget = fc.oneof(
  oneOf(
    '/ /api /api/ /api/sessions /api/sessions/ /api//leaderboard /api/leaderboard/ /API/leaderboard /api/%6ceaderboard',
    '/index.html /assets/ /assets/../index.html /assets/%2e%2e/index.html /assets/main-1.js /..%2f..%2fpackage.json',
    '/%5c..%5c /% /%00 /%E0%A4%A /api/sessions/a%2Fb /api/leaderboard%3Fscope=nearby /a;b=c /__proto__',
  ),
  oddText.map((text) => `/${encoded(text)}`),
  oddText.map((text) => `/api/${encoded(text)}`),
  fc.integer({ min: 100, max: 20_000 }).map((length) => `/api/${'p'.repeat(length)}`),
);

export const contentType = usually<string | undefined>(
  9,
  fc.constant('application/json'),
  fc.oneof(
    fc.constant(undefined),
    oneOf(
      'text/plain APPLICATION/JSON application/json;charset=utf-8 application/json;charset=utf-16 , application/jsonx',
    ),
    oneOf('application/problem+json multipart/form-data multipart/form-data;boundary=x application/json,text/html'),
  ),
);

export const moreHeader: fc.Arbitrary<[string, string]> = fc.tuple(
  oneOf(
    'accept accept-encoding accept-language cookie origin range if-none-match if-modified-since if-match prefer upgrade',
    'x-forwarded-for forwarded x-real-ip sec-fetch-mode content-length transfer-encoding x-http-method-override expect',
    'last-event-id user-agent authorization content-type content-encoding',
  ),
  fc.oneof(oneOf('gzip * bytes=0-1 chunked 0 -1 127.0.0.1 navigate DELETE 100-continue'), oddHeaderValue),
);

export const oddQuery = fc.oneof(
  oneOf('scope=nearby&scope=everyone scope = &&& scope[]=nearby __proto__=1 sessionId % %00=%00 deltas=2 view=nothing'),
  fc.tuple(oddText, oddText).map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
  fc.integer({ min: 100, max: 10_000 }).map((length) => `q=${'q'.repeat(length)}`),
);

/** Percent-encodes the text. Replaces characters that cannot be encoded. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}
