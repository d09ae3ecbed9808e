import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Makes a self-signed certificate for `host` in `folder`, with openssl. */
export function makeCertificate(host: string, folder: string) {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const subject = ['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', certFile, ...subject], { stdio: 'pipe' });
  return { keyFile, certFile };
}

/** The proxy of docs/hosting.md: TLS in front of `port`, and a redirect from plain http. */
export async function startTlsProxy(host: string, port: number, certificate: { keyFile: string; certFile: string }) {
  const [key, cert] = [readFileSync(certificate.keyFile), readFileSync(certificate.certFile)];
  const https = createHttpsServer({ key, cert }, forwardTo(port));
  const http = createHttpServer((request, response) => {
    response.writeHead(308, { location: `https://${host}${request.url}` }).end();
  });
  const [httpsPort, httpPort] = [await listen(https), await listen(http)];
  return {
    httpsPort,
    httpPort,
    close: () => {
      https.close();
      http.close();
    },
  };
}

function forwardTo(port: number): RequestListener {
  return (request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = { 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const onward = httpRequest({ port, method, path, headers: { ...headers, ...forwarded } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
    onward.on('error', () => response.destroy());
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
