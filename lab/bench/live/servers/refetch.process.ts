import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { serveCalls } from '../../harness/serve-calls.ts';
import { listen } from './listen.ts';
import { readBody } from './read-body.ts';

/**
 * The design that Clink replaces: a table, an event without content after every change, and each phone reads all rows.
 */
const phones = new Set<ServerResponse>();
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const server = createServer((request, response) => void handle(request, response));

function open(dataDir: string): typeof handle {
  const db = new Database(join(dataDir, 'refetch.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`CREATE TABLE drink_sessions (
    session_id TEXT PRIMARY KEY, user_name TEXT NOT NULL, total_drinks INTEGER NOT NULL, session_start TEXT NOT NULL,
    last_drink_at TEXT, drinking_pace TEXT NOT NULL, drinks_data TEXT NOT NULL)`);
  const put = db.prepare(`INSERT OR REPLACE INTO drink_sessions VALUES (
    @session_id, @user_name, @total_drinks, @session_start, @last_drink_at, @drinking_pace, @drinks_data)`);
  const all = db.prepare(`SELECT session_id, user_name, total_drinks, session_start, last_drink_at, drinking_pace
    FROM drink_sessions ORDER BY total_drinks DESC`);
  return async (request, response) => {
    if (request.url === '/live') follow(response);
    else if (request.url === '/rows') response.end(JSON.stringify(all.all()));
    else {
      put.run(JSON.parse(await readBody(request)));
      response.end('{}');
      setImmediate(() => tellEverybody());
    }
  };
}

function follow(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.socket?.setNoDelay(true);
  response.write('data: changed\n\n');
  phones.add(response);
  response.once('close', () => phones.delete(response));
}

function tellEverybody(): void {
  for (const phone of phones) phone.write('data: changed\n\n');
}

const calls = {
  start: (dataDir: string): Promise<string> => {
    handle = open(dataDir);
    return listen(server);
  },
};
export type RefetchCalls = typeof calls;
serveCalls(calls);
