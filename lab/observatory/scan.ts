import dns from 'node:dns';
import { existsSync, writeFileSync } from 'node:fs';
import { type NetConnectOpts, Socket } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs Mozilla's unchanged `scan` on a made-up host. The host is this computer; HTTP_PORT and HTTPS_PORT stand for its
 * ports 80 and 443. Prints the result as JSON.
 */
const PACKAGE = fileURLToPath(new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url));
const PORTS: Readonly<Record<string, number>> = {
  80: Number(process.env.HTTP_PORT),
  443: Number(process.env.HTTPS_PORT),
};

const lookup = dns.lookup as (host: string, ...others: unknown[]) => void;
dns.lookup = ((_host: string, ...others: unknown[]) => lookup('127.0.0.1', ...others)) as typeof dns.lookup;

const connect = Socket.prototype.connect as (this: Socket, ...call: unknown[]) => Socket;
Socket.prototype.connect = function connectHere(this: Socket, ...call: unknown[]) {
  const [options] = (Array.isArray(call[0]) ? call[0] : call) as [NetConnectOpts & { port?: number }];
  const port = PORTS[String(options.port)];
  if (port) options.port = port;
  return connect.apply(this, call);
} as Socket['connect'];

// The package's install script would download this list. No made-up host is on it.
const preloadList = `${PACKAGE}conf/hsts-preload.json`;
if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');

const { scan } = await import(pathToFileURL(`${PACKAGE}src/index.js`).href);
process.stdout.write(JSON.stringify(await scan(process.env.SCAN_HOST)));
