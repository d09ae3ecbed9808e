import { connect } from 'node:net';
import type { OpenPhone } from '../live-client.ts';

export interface StreamRequest {
  readonly url: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

export interface StreamEvents {
  /** The text of one or more whole events, with the HTTP framing around them. */
  take(text: string): void;
  drop(): void;
}

const END_OF_EVENT = '\n\n';

/**
 * Reads server-sent events on a bare socket, so cheaply that thousands of readers leave the processor to the server.
 * Resolves with the first whole event.
 */
export function openStream({ url, path, headers }: StreamRequest, events: StreamEvents): Promise<OpenPhone> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let unread = '';
    socket.setEncoding('latin1').setNoDelay(true);
    socket.write(requestOf(hostname, path, headers));
    socket.on('data', (chunk: string) => {
      const text = unread + chunk;
      const end = text.lastIndexOf(END_OF_EVENT);
      unread = end < 0 ? text : text.slice(end + END_OF_EVENT.length);
      if (end < 0) return;
      events.take(text.slice(0, end));
      resolve(phone);
    });
    socket.once('error', reject);
    socket.once('close', () => {
      reject(new Error('the stream was refused'));
      events.drop();
    });
    const phone: OpenPhone = { receivedBytes: () => socket.bytesRead };
  });
}

function requestOf(host: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host, accept: 'text/event-stream', ...headers }).map(([name, value]) => {
    return `${name}: ${value}\r\n`;
  });
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
