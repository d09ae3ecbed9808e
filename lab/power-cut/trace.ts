import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** An action of a recorded process on a file, or on a connection to a guest. */
export type Operation =
  /** Without `at`, the bytes are written at the end of the file. */
  | { readonly does: 'write'; readonly path: string; readonly bytes: Buffer; readonly at: number | null }
  | { readonly does: 'truncate'; readonly path: string; readonly size: number }
  | { readonly does: 'sync' | 'create' | 'remove' | 'create-folder'; readonly path: string }
  | { readonly does: 'rename'; readonly path: string; readonly to: string }
  | { readonly does: 'receive' | 'answer'; readonly connection: string; readonly bytes: Buffer }
  | { readonly does: 'print'; readonly bytes: Buffer };

/**
 * strace cuts longer buffers off. Phones send less than this. Only the reserve file is written in longer buffers, and its
 * content does not matter.
 */
const LONGEST_BYTES = 131_072;
const CALLS =
  'openat,read,write,pwrite64,writev,pwritev,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat';

/** The arguments of strace before the command. It prints texts in hexadecimal, and descriptors with their paths. */
export function straceArguments(trace: string): string[] {
  return ['-f', '--seccomp-bpf', '-y', '-xx', '-s', `${LONGEST_BYTES}`, '-e', `trace=${CALLS}`, '-o', trace];
}

/** Reads what strace has written. Leaves out files outside of `root`. */
export async function* operationsIn(trace: string, root: string): AsyncGenerator<Operation> {
  /** The beginnings of calls that another thread's call interrupts in the trace, by thread. */
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(trace), crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (rest.endsWith(' <unfinished ...>')) {
      begun.set(thread, rest.slice(0, -' <unfinished ...>'.length));
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(rest)?.[0];
    const operation = operationOf(resumed ? (begun.get(thread) ?? '') + rest.slice(resumed.length) : rest);
    if (operation && (!('path' in operation) || isIn(operation.path, root))) yield operation;
  }
}

const isIn = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

function operationOf(line: string): Operation | null {
  const [, name = '', args = '', result = '', opened = ''] = /^(\w+)\((.*)\) += (-?\d+)(?:<([^>]*)>)?/.exec(line) ?? [];
  if (name === '' || result.startsWith('-')) return null;
  const [descriptor = '', target = ''] = /^(\d+)<([^>]*)>/.exec(args)?.slice(1) ?? [];
  const call = { name, args, path: textOf(target), transferred: Number(result) };
  if (descriptor === '1') return { does: 'print', bytes: bytesOfCall(call) };
  if (/^(socket|TCP)/.test(call.path)) {
    return { does: name === 'read' ? 'receive' : 'answer', connection: call.path, bytes: bytesOfCall(call) };
  }
  return name === 'openat' ? openingOf(textOf(opened), args) : (changeOfFile(call) ?? changeOfName(call));
}

interface Call {
  readonly name: string;
  readonly args: string;
  /** The path of the file descriptor. */
  readonly path: string;
  readonly transferred: number;
}

function changeOfFile(call: Call): Operation | null {
  const { name, args, path } = call;
  const last = () => Number(/, (\d+)$/.exec(args)?.[1]);
  if (name === 'write' || name === 'writev') return { does: 'write', path, bytes: bytesOfCall(call), at: null };
  if (name.startsWith('pwrite')) return { does: 'write', path, bytes: bytesOfCall(call), at: last() };
  if (name === 'ftruncate') return { does: 'truncate', path, size: last() };
  return name === 'fsync' || name === 'fdatasync' ? { does: 'sync', path } : null;
}

/** The traced commands use absolute paths, because DATA_DIR is an absolute path. */
function changeOfName({ name, args }: Call): Operation | null {
  const [path = '', to = ''] = textsIn(args).map((text) => resolve(textOf(text)));
  if (name.startsWith('mkdir')) return { does: 'create-folder', path };
  if (name.startsWith('unlink')) return { does: 'remove', path };
  return name.startsWith('rename') ? { does: 'rename', path, to } : null;
}

function openingOf(path: string, args: string): Operation | null {
  if (!args.includes('O_CREAT')) return null;
  return args.includes('O_TRUNC') ? { does: 'truncate', path, size: 0 } : { does: 'create', path };
}

const textsIn = (args: string) => [...args.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);

/** The bytes of a call. Zeros replace the bytes that strace has cut off. */
const bytesOfCall = ({ args, transferred }: Call) => Buffer.concat(textsIn(args).map(bytesOf), transferred);

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}

function textOf(hex: string): string {
  return bytesOf(hex).toString();
}
