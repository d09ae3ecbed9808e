/** The data codewords and blocks of versions 1 to 6, for the levels L, M, Q and H (ISO/IEC 18004, table 9). */
const CAPACITY = [
  [19, 1, 16, 1, 13, 1, 9, 1],
  [34, 1, 28, 1, 22, 1, 16, 1],
  [55, 1, 44, 1, 34, 2, 26, 2],
  [80, 1, 64, 2, 48, 2, 36, 4],
  [108, 1, 86, 2, 62, 4, 46, 4],
  [136, 2, 108, 4, 76, 4, 60, 4],
];
/** The level in the two bits of the format information. */
const LEVELS = [2, 0, 6, 4];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

type IsDark = (x: number, y: number) => boolean;

/** The modules that an SVG path fills. The coordinates of the path must be integers. */
export function modulesOf(path: string): IsDark {
  const edges = path
    .split('Z')
    .filter(Boolean)
    .flatMap((polygon) => {
      const corners = polygon
        .slice(1)
        .split('L')
        .map((corner) => corner.split(' ').map(Number) as [number, number]);
      return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);
    })
    .filter(([[x], [otherX]]) => x === otherX);
  return (x, y) => {
    const left = edges.filter(([[at, from], [, to]]) => at <= x && Math.min(from, to) <= y && y < Math.max(from, to));
    return left.length % 2 === 1;
  };
}

/** Reads a flawless QR code of version 1 to 6, as a camera would after it has found the modules. */
export function readQr(size: number, isDark: IsDark): string {
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + Number(isDark(x, 8)), 0) ^ 0b10101;
  const level = LEVELS.indexOf((format >> 3) * 2);
  const mask = MASKS[format & 7] ?? (() => false);
  const bits = walk(size, version).map(([x, y]) => Number(isDark(x, y) !== mask(x, y)));
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  const [count = 0, blocks = 1] = CAPACITY[version - 1]?.slice(level * 2) ?? [];
  return textIn(deinterleaved(codewords.slice(0, count), blocks), version);
}

/** The data modules in reading order: two columns at a time from the right, alternately upwards and downwards. */
function walk(size: number, version: number): [number, number][] {
  // The column with the vertical timing pattern contains no data.
  const columns = Array.from({ length: size - 1 }, (_, index) => size - 1 - index - (index >= size - 7 ? 1 : 0));
  const pairs = columns.filter((_, index) => index % 2 === 0);
  return pairs.flatMap((right, index) => {
    const rows = Array.from({ length: size }, (_, step) => (index % 2 === 0 ? size - 1 - step : step));
    const both = rows.flatMap((y): [number, number][] => [
      [right, y],
      [right - 1, y],
    ]);
    return both.filter(([x, y]) => !isPattern(x, y, size, version));
  });
}

function isPattern(x: number, y: number, size: number, version: number): boolean {
  const far = size - 8;
  const isFinder = (x < 9 && (y < 9 || y >= far)) || (x >= far && y < 9);
  const middle = 4 * version + 10;
  const isAlignment = version > 1 && Math.max(Math.abs(x - middle), Math.abs(y - middle)) <= 2;
  return isFinder || isAlignment || x === 6 || y === 6;
}

function deinterleaved(codewords: readonly number[], blocks: number): number[] {
  const short = Math.floor(codewords.length / blocks);
  const longFrom = blocks - (codewords.length % blocks);
  return Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: short }, (_, index) => codewords[index * blocks + block] ?? 0),
    ...(block >= longFrom ? [codewords[short * blocks + block - longFrom] ?? 0] : []),
  ]).flat();
}

function textIn(bytes: readonly number[], version: number): string {
  if (version > 9) throw new Error('only small codes are read');
  const stream = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Number.parseInt(stream.slice(at - count, at), 2);
  };
  let text = '';
  for (let mode = take(4); mode > 0; mode = take(4)) {
    const read = READERS[mode];
    if (!read) throw new Error(`mode ${mode}`);
    text += read(take);
  }
  return text;
}

type Take = (count: number) => number;

const READERS: Readonly<Record<number, (take: Take) => string>> = {
  1: (take) => numeric(take(10), take),
  2: (take) => alphanumeric(take(9), take),
  4: (take) => String.fromCharCode(...Array.from({ length: take(8) }, () => take(8))),
};

function numeric(length: number, take: Take): string {
  let text = '';
  while (text.length < length) {
    const digits = Math.min(3, length - text.length);
    text += String(take(digits * 3 + 1)).padStart(digits, '0');
  }
  return text;
}

function alphanumeric(length: number, take: Take): string {
  let text = '';
  while (text.length < length) {
    const isPair = length - text.length > 1;
    const value = take(isPair ? 11 : 6);
    text += isPair ? `${ALPHANUMERIC[Math.floor(value / 45)]}${ALPHANUMERIC[value % 45]}` : ALPHANUMERIC[value];
  }
  return text;
}
