import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const OK = 'HTTP/1.1 200 ';

export interface HttpLane {
  /** Sends a request and resolves with its answer. @throws when the status is not 200. */
  send(request: string): Promise<void>;
  close(): void;
}

/**
 * One connection that sends and waits, on a bare socket, so that the load generator leaves the processor to the server.
 */
export async function openLane(url: string): Promise<HttpLane> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
  await once(socket, 'connect');
  let answer = '';
  let settle: ((answer: string) => void) | null = null;
  socket.on('data', (chunk: string) => {
    answer += chunk;
    if (!isWhole(answer)) return;
    settle?.(answer);
    answer = '';
  });
  return {
    send: async (request) => {
      const whole = new Promise<string>((resolve) => {
        settle = resolve;
      });
      socket.write(request);
      const text = await whole;
      if (!text.startsWith(OK)) throw new Error(`a save was answered with ${text}`);
    },
    close: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? [];
  if (length === undefined) return answer.endsWith('\r\n0\r\n\r\n');
  return answer.length >= end + 4 + Number(length);
}
