import { networkInterfaces } from 'node:os';

/** The URL of this computer for phones in the same network. Null if it is in no network. */
export function networkUrl(port: number): string | null {
  const address = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return address ? `http://${address}:${port}` : null;
}
