import fc from 'fast-check';
import { bodyBytes } from '../body.ts';
import type { Call } from '../call.ts';
import { filledIn, type Party } from '../party.ts';

/** How a request is written on the wire, which a call in process cannot test. */
export type Twist =
  | {
      readonly kind:
        | 'none'
        | 'chunked'
        | 'chunked-and-length'
        | 'no-host'
        | 'two-hosts'
        | 'bare-lf'
        | 'twice'
        | 'upgrade';
    }
  | { readonly kind: 'length'; readonly value: string }
  | { readonly kind: 'chunk-size'; readonly value: string }
  | { readonly kind: 'version'; readonly value: string }
  | { readonly kind: 'target'; readonly value: string }
  | { readonly kind: 'long-header'; readonly length: number }
  | { readonly kind: 'many-headers'; readonly length: number }
  | { readonly kind: 'cut'; readonly share: number }
  | { readonly kind: 'noise'; readonly share: number; readonly bytes: string };

export interface RawCall {
  readonly call: Call;
  readonly twist: Twist;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const oneOf = <T extends string>(...values: T[]) => fc.constantFrom(...values);

const twists: fc.Arbitrary<Twist> = fc.oneof(
  fc.record({
    kind: oneOf('none', 'none', 'chunked', 'chunked-and-length', 'no-host', 'two-hosts', 'bare-lf', 'twice', 'upgrade'),
  }),
  fc.record({
    kind: oneOf('length'),
    value: oneOf('0', '1', '-1', '5000', '99999999999999999999', '0x10', '1e3', ' ', '5, 5', '+5'),
  }),
  fc.record({
    kind: oneOf('chunk-size'),
    value: oneOf('-1', 'zz', 'ffffffffffffffff', '5;ext=1', `5;${'x'.repeat(20_000)}`, '', '00000000005'),
  }),
  fc.record({
    kind: oneOf('version'),
    value: oneOf('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1', 'RTSP/1.0', ''),
  }),
  fc.record({
    kind: oneOf('target'),
    value: oneOf(
      '*',
      'http://localhost/healthz',
      'http://[::1',
      'localhost:443',
      '//',
      '///api',
      '/\\..',
      '/api/leaderboard#x',
      '/\u00e9',
      '/a b',
      '?x',
      'http://a@b:99999/',
      '/%zz',
    ),
  }),
  fc.record({ kind: oneOf('long-header'), length: fc.integer({ min: 8_000, max: 100_000 }) }),
  fc.record({ kind: oneOf('many-headers'), length: fc.integer({ min: 100, max: 3_000 }) }),
  fc.record({ kind: oneOf('cut'), share }),
  fc.record({
    kind: oneOf('noise'),
    share,
    bytes: fc.oneof(
      oneOf('\r\n', '\r\n\r\n', '\0', '\n', ':', ' ', '\x80\xff'),
      fc.uint8Array({ maxLength: 20 }).map((raw) => Buffer.from(raw).toString('latin1')),
    ),
  }),
);

export function rawCallsOf(calls: fc.Arbitrary<Call>): fc.Arbitrary<RawCall> {
  return fc.record({ call: calls, twist: twists });
}

/** The bytes of one request. Each request has its own connection. */
export function wireBytes({ call, twist }: RawCall, party: Party): Buffer {
  const body =
    call.body && !['GET', 'HEAD'].includes(call.method) ? Buffer.from(bodyBytes(call.body)) : Buffer.alloc(0);
  const whole = Buffer.concat([Buffer.from(headOf(call, twist, party, body.length), 'latin1'), framed(body, twist)]);
  if (twist.kind === 'cut') return whole.subarray(0, Math.floor(twist.share * whole.length));
  if (twist.kind === 'twice') return Buffer.concat([whole, whole]);
  if (twist.kind !== 'noise') return whole;
  const at = Math.floor(twist.share * Math.min(whole.length, 600));
  return Buffer.concat([whole.subarray(0, at), Buffer.from(twist.bytes, 'latin1'), whole.subarray(at)]);
}

function headOf(call: Call, twist: Twist, party: Party, bodyLength: number): string {
  const target = twist.kind === 'target' ? twist.value : filledIn(call.target, party);
  const version = twist.kind === 'version' ? twist.value : 'HTTP/1.1';
  const given = call.headers
    .filter(([name]) => !['content-length', 'transfer-encoding'].includes(name))
    .map(([name, value]) => `${name}: ${filledIn(value, party)}`);
  const lines = [
    `${call.method} ${target} ${version}`,
    ...hostLines(twist),
    ...given,
    ...framingLines(twist, bodyLength),
    ...moreLines(twist),
    '',
    '',
  ];
  return lines.join(twist.kind === 'bare-lf' ? '\n' : '\r\n');
}

function hostLines({ kind }: Twist): string[] {
  if (kind === 'no-host') return [];
  return kind === 'two-hosts' ? ['Host: localhost', 'Host: elsewhere'] : ['Host: localhost'];
}

function framingLines(twist: Twist, length: number): string[] {
  if (twist.kind === 'length') return [`Content-Length: ${twist.value}`];
  if (twist.kind === 'chunked' || twist.kind === 'chunk-size') return ['Transfer-Encoding: chunked'];
  if (twist.kind === 'chunked-and-length') return ['Transfer-Encoding: chunked', `Content-Length: ${length}`];
  return length > 0 ? [`Content-Length: ${length}`] : [];
}

function moreLines(twist: Twist): string[] {
  if (twist.kind === 'long-header') return [`X-Long: ${'h'.repeat(twist.length)}`];
  if (twist.kind === 'many-headers') return Array.from({ length: twist.length }, (_, index) => `X-${index}: h`);
  return twist.kind === 'upgrade' ? ['Connection: Upgrade', 'Upgrade: websocket'] : [];
}

function framed(body: Buffer, twist: Twist): Buffer {
  if (twist.kind === 'chunk-size')
    return Buffer.concat([Buffer.from(`${twist.value}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
  if (twist.kind !== 'chunked' && twist.kind !== 'chunked-and-length') return body;
  if (body.length === 0) return Buffer.from('0\r\n\r\n');
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}
