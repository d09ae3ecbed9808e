import { createServer } from 'node:http';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { serveCalls } from '../../harness/serve-calls.ts';
import type { ColyseusCalls, ColyseusStart } from '../../live/peers/peer-calls.ts';
import { boardRoomOf } from './board-room.ts';
import { openGuestTable } from './guest-table.ts';

async function start({ dataDir, patchRate }: ColyseusStart): Promise<string> {
  const http = createServer();
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
  server.define('board', boardRoomOf({ keep: openGuestTable(dataDir), patchRate }));
  await server.listen(0, '127.0.0.1');
  await matchMaker.createRoom('board', {});
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

serveCalls({ start } satisfies ColyseusCalls);
