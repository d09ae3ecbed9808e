import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * The moment of the break at the next write of a session: before the database gets the write, or before the answer arrives.
 */
type Break = 'before-commit' | 'after-commit';

const isWrite = (bytes: Buffer) => bytes.includes('INSERT INTO sessions');

/** A connection to the database at `url` that a test can break. Returns the address of the database over this link. */
export async function startFragileLink(url: string) {
  const folder = new URL(url).searchParams.get('host') ?? '';
  let next: Break | null = null;
  let broken: string | null = null;
  let stalling: string | null = null;
  let isStalled = false;
  let breaks = 0;

  function isAtBreak(bytes: Buffer): boolean {
    return (broken !== null && bytes.includes(broken)) || (isWrite(bytes) && next === 'before-commit');
  }

  function arrives(bytes: Buffer): boolean {
    isStalled ||= stalling !== null && bytes.includes(stalling);
    return !isStalled;
  }

  function carry(node: Socket): void {
    const database = connect(join(folder, '.s.PGSQL.5432'));
    let isDoomed = false;
    const end = () => {
      node.destroy();
      database.destroy();
    };
    node.on('data', (bytes) => {
      if (!arrives(bytes)) return;
      if (isAtBreak(bytes)) {
        next = null;
        breaks += 1;
        end();
        return;
      }
      if (isWrite(bytes) && next === 'after-commit') {
        next = null;
        isDoomed = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isDoomed) node.write(bytes);
      else if (bytes.includes('INSERT 0 1')) {
        breaks += 1;
        end();
      }
    });
    for (const socket of [node, database]) socket.on('error', end).on('close', end);
  }

  const server = createServer(carry);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://clink@127.0.0.1:${port}${new URL(url).pathname}`,
    breakAtNextWrite: (how: Break) => {
      next = how;
    },
    /** The link breaks at every statement with this text, until the text is null. */
    breakAt: (text: string | null) => {
      broken = text;
    },
    /** After the next statement with this text, no data arrives any more, but no connection ends. */
    stallAt: (text: string) => {
      stalling = text;
    },
    isStalled: () => isStalled,
    breaks: () => breaks,
  };
}
