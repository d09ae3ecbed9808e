import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Fetch } from '../../../sync/ports.ts';

const installationSchema = v.pipe(v.string(), v.parseJson(), v.object({ url: v.nullable(v.string()) }));
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Where other phones find this installation. That is the address of this page, except on the computer that runs the
 * server: there it is what the server says (docs/protocol.md#celebrations).
 */
export function findInstallation({ fetch }: { fetch: Fetch }) {
  const found = createStore(() => location.origin);
  if (LOOPBACK.test(location.hostname)) {
    readUrl(fetch).then(
      (url) => url && found.setState(new URL(url).origin, true),
      // Without an answer the invitation says that the address works on this device only.
      () => undefined,
    );
  }
  return found;
}

async function readUrl(fetch: Fetch): Promise<string | null> {
  const response = await fetch('/api/installation', { cache: 'no-store' });
  return v.parse(installationSchema, await response.text()).url;
}
