import { createHash } from 'node:crypto';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A digest of these columns: equal values have equal digests in both databases. */
export function digestOf(row: Row, columns: readonly string[]): string {
  const values = columns.map((column) => row[column] ?? null);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** One digest for many rows, in any order. */
export function digestOfAll(digests: readonly string[]): string {
  return createHash('sha256')
    .update([...digests].sort().join())
    .digest('hex');
}
