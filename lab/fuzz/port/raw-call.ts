import fc from 'fast-check';
import { bodyBytes } from '../body.ts';
import { type Call, filledIn, type Known } from '../known.ts';

/** The way in which a request is written as bytes. Calls inside the process cannot test it. */
interface Twist {
  readonly version?: string;
  readonly target?: string;
  readonly hosts?: readonly string[];
  /** The header lines that state the length of the body. `<length>` stands for that length. */
  readonly framing?: readonly string[];
  /** The body is sent as one chunk of this size. */
  readonly chunkSize?: string;
  readonly more?: readonly string[];
  readonly longHeader?: number;
  readonly manyHeaders?: number;
  readonly lineEnd?: '\n';
  readonly times?: 2;
  /** The share of the request's bytes that is sent. */
  readonly cut?: number;
  readonly noise?: { readonly share: number; readonly bytes: string };
}

export interface RawCall {
  readonly call: Call;
  readonly twist: Twist;
}

const RIGHT_LENGTH = 'Content-Length: <length>';
const CHUNKED = 'Transfer-Encoding: chunked';
const RIGHT_SIZE = '<size>';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const oneOf = (...values: string[]) => fc.constantFrom(...values);

const twists: fc.Arbitrary<Twist> = fc.oneof(
  fc.constantFrom<Twist>(
    {},
    {},
    { framing: [CHUNKED], chunkSize: RIGHT_SIZE },
    { framing: [CHUNKED, RIGHT_LENGTH], chunkSize: RIGHT_SIZE },
    { hosts: [] },
    { hosts: ['localhost', 'elsewhere'] },
    { lineEnd: '\n' },
    { times: 2 },
    { more: ['Connection: Upgrade', 'Upgrade: websocket'] },
  ),
  oneOf('0', '1', '-1', '5000', '99999999999999999999', '0x10', '1e3', ' ', '5, 5', '+5').map((length) => ({
    framing: [`Content-Length: ${length}`],
  })),
  oneOf('-1', 'zz', 'ffffffffffffffff', '5;ext=1', `5;${'x'.repeat(20_000)}`, '', '00000000005').map((chunkSize) => ({
    framing: [CHUNKED],
    chunkSize,
  })),
  fc.record({ version: oneOf('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1', 'RTSP/1.0', '') }),
  fc.record({
    target: fc.oneof(
      oneOf('*', 'http://localhost/healthz', 'http://[::1', 'localhost:443', '//', '///api', '/\\..'),
      oneOf('/api/leaderboard#x', '/\u00e9', '/a b', '?x', 'http://a@b:99999/', '/%zz'),
    ),
  }),
  fc.record({ longHeader: fc.integer({ min: 8_000, max: 100_000 }) }),
  fc.record({ manyHeaders: fc.integer({ min: 100, max: 3_000 }) }),
  fc.record({ cut: share }),
  fc.record({
    noise: fc.record({
      share,
      bytes: fc.oneof(
        oneOf('\r\n', '\r\n\r\n', '\0', '\n', ':', ' ', '\x80\xff'),
        fc.uint8Array({ maxLength: 20 }).map((raw) => Buffer.from(raw).toString('latin1')),
      ),
    }),
  }),
);

export function rawCallsOf(calls: fc.Arbitrary<Call>): fc.Arbitrary<RawCall> {
  return fc.record({ call: calls, twist: twists });
}

/** The bytes of one request. Each request has its own connection. */
export function wireBytes({ call, twist }: RawCall, known: Known): Buffer {
  const { cut, noise, times = 1 } = twist;
  const body =
    call.body && !['GET', 'HEAD'].includes(call.method) ? Buffer.from(bodyBytes(call.body)) : Buffer.alloc(0);
  const one = Buffer.concat([Buffer.from(headOf(call, twist, known, body.length), 'latin1'), framed(body, twist)]);
  const whole = Buffer.concat(Array<Buffer>(times).fill(one));
  if (cut !== undefined) return whole.subarray(0, Math.floor(cut * whole.length));
  if (!noise) return whole;
  const at = Math.floor(noise.share * Math.min(whole.length, 600));
  return Buffer.concat([whole.subarray(0, at), Buffer.from(noise.bytes, 'latin1'), whole.subarray(at)]);
}

function headOf({ method, target, headers }: Call, twist: Twist, known: Known, length: number): string {
  const { hosts = ['localhost'], framing = length > 0 ? [RIGHT_LENGTH] : [], longHeader, manyHeaders = 0 } = twist;
  const given = headers.filter(([name]) => !['content-length', 'transfer-encoding'].includes(name));
  const lines = [
    `${method} ${twist.target ?? filledIn(target, known)} ${twist.version ?? 'HTTP/1.1'}`,
    ...hosts.map((host) => `Host: ${host}`),
    ...given.map(([name, value]) => `${name}: ${filledIn(value, known)}`),
    ...framing.map((line) => line.replace('<length>', String(length))),
    ...(longHeader ? [`X-Long: ${'h'.repeat(longHeader)}`] : []),
    ...Array.from({ length: manyHeaders }, (_, index) => `X-${index}: h`),
    ...(twist.more ?? []),
    '',
    '',
  ];
  return lines.join(twist.lineEnd ?? '\r\n');
}

function framed(body: Buffer, { chunkSize }: Twist): Buffer {
  if (chunkSize === undefined) return body;
  if (chunkSize === RIGHT_SIZE && body.length === 0) return Buffer.from('0\r\n\r\n');
  const size = chunkSize === RIGHT_SIZE ? body.length.toString(16) : chunkSize;
  return Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}
