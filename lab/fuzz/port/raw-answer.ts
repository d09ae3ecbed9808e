import type { Received } from '../judge.ts';

/** All answers in the bytes of one connection. An answer that is cut off is returned as far as it arrived. */
export function answersIn(bytes: Buffer, wasHead: boolean): Received[] {
  const answers: Received[] = [];
  let rest = bytes.toString('latin1');
  while (rest !== '') {
    const [head, ...after] = rest.split('\r\n\r\n');
    const [statusLine = '', ...lines] = (head ?? '').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
    if (!status) throw new Error(`no answer of HTTP: ${rest.slice(0, 300)}`);
    const headers = new Headers();
    for (const line of lines)
      headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
    const { body, left } =
      wasHead || status < 200 ? { body: '', left: after.join('\r\n\r\n') } : bodyOf(headers, after.join('\r\n\r\n'));
    answers.push({ status, headers, body: Buffer.from(body, 'latin1').toString('utf8') });
    rest = left;
  }
  return answers;
}

function bodyOf(headers: Headers, text: string): { body: string; left: string } {
  if (headers.get('transfer-encoding') === 'chunked') return unchunked(text);
  const length = Number(headers.get('content-length') ?? text.length);
  return { body: text.slice(0, length), left: text.slice(length) };
}

function unchunked(text: string): { body: string; left: string } {
  let body = '';
  let rest = text;
  for (;;) {
    const [, size] = /^([\da-f]+)\r\n/i.exec(rest) ?? [];
    if (size === undefined) return { body, left: '' };
    const [start, length] = [size.length + 2, Number.parseInt(size, 16)];
    body += rest.slice(start, start + length);
    rest = rest.slice(start + length + 2);
    if (length === 0) return { body, left: rest };
  }
}
