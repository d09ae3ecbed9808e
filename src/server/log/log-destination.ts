import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { DestinationStream } from 'pino';

/** Writes a text immediately or not at all. Returns whether the text was written. */
export type TryWrite = (text: string) => boolean;

const STDERR = 2;
/** The maximum number of bytes that wait for a slow reader of stderr. */
const MAX_UNREAD_BYTES = 256 * 1_024;

/**
 * A log that never blocks the server. A line that cannot be written at once is dropped, and the next line says how many were
 * dropped.
 */
export function lossyDestination(tryWrite: TryWrite): DestinationStream {
  let lost = 0;
  return {
    write: (line) => {
      if (
        lost > 0 &&
        tryWrite(`\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost' })}\n`)
      )
        lost = 0;
      if (lost > 0 || !tryWrite(line)) lost += 1;
    },
  };
}

/**
 * Writes to stderr. If stderr is a pipe or a terminal that nobody reads, this limits how much Node's stream buffers. A
 * file is written directly, because a stream would not recover from a full disk.
 */
export function stderrWriter(): TryWrite {
  const { stderr } = process;
  stderr.on('error', () => {});
  return stderr instanceof Socket ? (text) => writeToStream(stderr, text) : writeToFile;
}

function writeToStream(stream: Socket, text: string): boolean {
  if (stream.destroyed || stream.writableLength >= MAX_UNREAD_BYTES) return false;
  stream.write(text);
  return true;
}

function writeToFile(text: string): boolean {
  try {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(STDERR, bytes, written);
    return true;
  } catch {
    return false;
  }
}
