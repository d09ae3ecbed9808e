import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { serveCalls } from '../../harness/serve-calls.ts';
import type { ParseCalls } from '../../live/peers/peer-calls.ts';
import { API_PATH, APP_ID, GUEST_CLASS } from './guest-class.ts';

// Otherwise it writes a log folder into the working folder, and warns at every start about changes in its next version.
process.env.PARSE_SERVER_LOGS_FOLDER = 'null';
process.stdout.write = () => true;
const { ParseServer } = await import('parse-server');

/** More than the usual number of simultaneous saves. */
const CONNECTIONS = 8;

async function start(databaseUri: string): Promise<string> {
  const app = express();
  const http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const parse = ParseServer({
    appId: APP_ID,
    masterKey: 'nobody uses it',
    maintenanceKey: 'nor this',
    serverURL: url + API_PATH,
    databaseURI: `${databaseUri}?max=${CONNECTIONS}&idleTimeoutMillis=0`,
    schema: { definitions: [GUEST_CLASS] },
    liveQuery: { classNames: [GUEST_CLASS.className] },
    allowCustomObjectId: true,
    verifyServerUrl: false,
    silent: true,
  });
  await parse.start();
  app.use(API_PATH, parse.app);
  await ParseServer.createLiveQueryServer(http, {}, parse.config);
  await openConnections(url);
  return url;
}

/** Makes the database start all its processes before any of them is measured. */
async function openConnections(url: string): Promise<void> {
  const path = `${API_PATH}/classes/${GUEST_CLASS.className}?limit=1`;
  const headers = { 'X-Parse-Application-Id': APP_ID };
  const answers = Array.from({ length: 4 * CONNECTIONS }, () => fetch(url + path, { headers }));
  for (const answer of await Promise.all(answers)) {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Parse Server answered ${answer.status}: ${text}`);
  }
}

serveCalls({ start } satisfies ParseCalls);
