import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { DestinationStream } from 'pino';

/** Writes a text now, or not at all: false when it could not. */
export type TryWrite = (text: string) => boolean;

const STDERR = 2;
/** Lines a slow reader of stderr may leave unread. */
const MAX_UNREAD_BYTES = 256 * 1_024;

/**
 * A log that never stops the server: a line that cannot be written now is dropped. The next one that can says how many
 * were lost.
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
 * stderr, whatever it is. A pipe or a terminal is a stream of Node's, which would hold everything for a reader that does
 * not read. A file is written directly: a stream would not write again after a full disk.
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
