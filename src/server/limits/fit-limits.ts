import { getHeapStatistics } from 'node:v8';
import * as v from 'valibot';
import type { Limits } from './default-limits.ts';
import { memoryOfMachine } from './memory-watch.ts';

export interface Means {
  /** `ulimit -n`. Infinity if there is no such limit. */
  readonly openFiles: number;
  readonly heapBytes: number;
  readonly machineBytes: number;
}

const reportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

export function readMeans(): Means {
  const report = v.safeParse(reportSchema, process.report.getReport());
  return {
    openFiles: report.success ? report.output.userLimits.open_files.soft : Number.POSITIVE_INFINITY,
    heapBytes: getHeapStatistics().heap_size_limit,
    machineBytes: memoryOfMachine(),
  };
}

/** Open files for the store, the log and the page. */
const FILES_OF_ITS_OWN = 128;
/** A connection that receives a file uses two. */
const FILES_PER_CONNECTION = 2;
/** Measured: 11 KB for a stream, and up to 19 KB for a request whose body is still arriving. */
const HEAP_BYTES_PER_STREAM = 12 * 1_024;
const HEAP_BYTES_PER_CONNECTION = 20 * 1_024;

/**
 * Lowers the limits to what this process can serve. Streams get half of the open files and a quarter of the heap. Other
 * connections get a quarter of the heap, and arriving bodies an eighth. Unread bytes get a sixteenth of the machine's
 * memory. If streams are fewer than configured, one address gets at most three quarters of them.
 */
export function fitLimits(limits: Limits, { openFiles, heapBytes, machineBytes }: Means): Limits {
  const files = Math.max(0, openFiles - FILES_OF_ITS_OWN);
  const connections = Math.floor(
    Math.min(limits.connections, files / 2 / FILES_PER_CONNECTION, heapBytes / 4 / HEAP_BYTES_PER_CONNECTION),
  );
  const streams = Math.floor(
    Math.min(limits.streams, files - connections * FILES_PER_CONNECTION, heapBytes / 4 / HEAP_BYTES_PER_STREAM),
  );
  return {
    ...limits,
    connections,
    streams,
    streamsPerAddress:
      streams < limits.streams ? Math.min(limits.streamsPerAddress, (streams * 3) / 4) : limits.streamsPerAddress,
    arrivingBodyBytes: Math.min(limits.arrivingBodyBytes, heapBytes / 8),
    unreadBytes: Math.min(limits.unreadBytes, machineBytes / 16),
  };
}
