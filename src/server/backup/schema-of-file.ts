const PAGE_BYTES = 4_096;
const HEADER_BYTES = 100;
const UTF_8 = 1;
const INTERIOR = 5;
const LEAF = 13;
/** The engine continues a longer row on other pages. None of Clink's is that long. */
const MAX_ROW_BYTES = PAGE_BYTES - 35;
/** Twice as many as Clink has. */
const MAX_ROWS = 100;
/** A value's length in bytes, by its type. The last two types are in no file. Higher types are texts. */
const WIDTHS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, Number.NaN, Number.NaN];

/**
 * The tables and indexes of a SQLite file, read from its bytes (https://sqlite.org/fileformat2.html). The engine cannot be
 * asked: as soon as it opens a file it parses all tables, even if there are millions, and computes statistics that the file
 * defines.
 * @throws {RangeError} if the file is not written as Clink writes it.
 */
export function schemaOf(file: Buffer): string[] {
  requireThat(file.readUInt16BE(16) === PAGE_BYTES && file.readUInt8(20) === 0 && file.readUInt32BE(56) === UTF_8);
  const rows: string[] = [];
  for (const row of rowsIn(file)) requireThat(rows.push(row) <= MAX_ROWS);
  return rows.sort();
}

/** The rows of the first table, which is the schema: on the first page, or on pages that the first one lists. */
function* rowsIn(file: Buffer): Generator<string> {
  const root = pageAt(file, 1);
  for (const leaf of root.kind === INTERIOR ? childrenOf(root).map((number) => pageAt(file, number)) : [root]) {
    requireThat(leaf.kind === LEAF);
    for (const cell of cellsOf(leaf)) yield rowAt(leaf.bytes, cell);
  }
}

interface Page {
  readonly bytes: Buffer;
  /** Where its own header begins. */
  readonly start: number;
  readonly kind: number;
}

function pageAt(file: Buffer, number: number): Page {
  const bytes = file.subarray((number - 1) * PAGE_BYTES, number * PAGE_BYTES);
  const start = number === 1 ? HEADER_BYTES : 0;
  return { bytes, start, kind: bytes.readUInt8(start) };
}

function cellsOf({ bytes, start, kind }: Page): number[] {
  const first = start + (kind === INTERIOR ? 12 : 8);
  return Array.from({ length: bytes.readUInt16BE(start + 3) }, (_, index) => bytes.readUInt16BE(first + 2 * index));
}

function childrenOf(page: Page): number[] {
  return [...cellsOf(page), page.start + 8].map((at) => page.bytes.readUInt32BE(at));
}

/** The texts of a row: type, name, table and statement. Quotes and blanks differ between versions of the engine. */
function rowAt(page: Buffer, cell: number): string {
  let at = cell;
  const nextNumber = () => {
    let number = 0;
    for (let digits = 0; digits < 3; digits++) {
      const byte = page.readUInt8(at++);
      number = number * 128 + (byte & 127);
      if (byte < 128) return number;
    }
    throw new RangeError('The number is too large.');
  };
  const bytes = nextNumber();
  // The number of the row.
  nextNumber();
  const end = at + bytes;
  requireThat(bytes <= MAX_ROW_BYTES && end <= page.length);
  const valuesStart = at + nextNumber();
  const types: number[] = [];
  while (at < valuesStart) types.push(nextNumber());
  requireThat(types.length === 5 && at === valuesStart);
  const values = types.map((type) => {
    const from = at;
    at += WIDTHS[type] ?? (type - 12) >> 1;
    return page.toString('utf8', from, at);
  });
  requireThat(at === end);
  const [kind, name, table, , sql = ''] = values;
  return [kind, name, table, sql.replace(/"(\w+)"/g, '$1').replace(/[ \n]+/g, ' ')].join('\n');
}

function requireThat(isSo: boolean): void {
  if (!isSo) throw new RangeError('The file is not written as Clink writes it.');
}
