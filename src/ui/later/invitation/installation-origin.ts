import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { KnownPath } from '../../../domain/api/request-of.ts';
import { reachOf } from '../../../domain/celebration/reach.ts';
import type { Fetch } from '../../../sync/ports.ts';

const installationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ url: v.nullable(v.string()), setUp: v.optional(v.boolean(), false) }),
);

/**
 * The address at which other phones find this installation. It is the address of this page. On the computer that runs
 * the server, the server names the address (docs/protocol.md#celebrations).
 */
export function findInstallation({ fetch }: { fetch: Fetch }) {
  const installation = createStore(() => location.origin);
  /** Whether this browser may be on the server's own computer, and there is no host yet. */
  const canSetUp = createStore(() => false);
  if (reachOf(location) === 'computer') {
    read(fetch).then(
      ({ url, setUp }) => {
        if (url) installation.setState(new URL(url).origin, true);
        canSetUp.setState(setUp, true);
      },
      // Without an answer, the address of this page stays, and the invitation says that it works on this device only.
      () => undefined,
    );
  }
  return { installation, canSetUp };
}

export type Installation = ReturnType<typeof findInstallation>;

async function read(fetch: Fetch) {
  const response = await fetch('/api/installation' satisfies KnownPath, { cache: 'no-store' });
  return v.parse(installationSchema, await response.text());
}
