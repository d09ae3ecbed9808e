import type { Fetch } from '../../../src/sync/ports.ts';
import { codeOf, detailIn, serverIn } from './ask-server.ts';

/** Says who refused a call, and why. */
export interface Refusal {
  readonly by: 'Clink' | 'the tunnel' | 'the proxy' | 'the network';
  /** The reason: 'Too many streams are open.', or the status and the name of the proxy. */
  readonly why: string;
}

/** Response headers by which well-known tunnels and proxies can be recognised. */
const TUNNELS: readonly (readonly [header: string, name: string])[] = [
  ['cf-ray', 'Cloudflare'],
  ['ngrok-error-code', 'ngrok'],
  ['x-tailscale-funnel', 'Tailscale'],
  ['fly-request-id', 'Fly'],
];

/**
 * Counts the refused calls of phones, and who refused them. A refusal by Clink is a problem of Clink's type
 * (docs/protocol.md#errors).
 */
export class Refusals {
  readonly #counts = new Map<string, { readonly refusal: Refusal; count: number }>();
  /** The number of times that a phone gave up waiting for a stream and asked for a single leaderboard. */
  #heldBack = 0;

  get all(): readonly { readonly refusal: Refusal; readonly count: number }[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count);
  }

  get heldBack(): number {
    return this.#heldBack;
  }

  /** Returns a `fetch` for a phone that counts its refusals. */
  watch(fetch: Fetch): Fetch {
    return async (path, init) => {
      if (path.includes('once=1')) this.#heldBack += 1;
      try {
        const response = await fetch(path, init);
        if (!response.ok) this.#note(await refusalIn(response.clone()));
        return response;
      } catch (error) {
        // If the signal is aborted, the phone itself ended the call, because it waited too long or is finished.
        if (!init.signal?.aborted) this.#note({ by: 'the network', why: codeOf(error) });
        throw error;
      }
    };
  }

  #note(refusal: Refusal): void {
    const key = `${refusal.by} ${refusal.why}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { refusal, count: 1 });
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  const isClink = headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const text = isClink ? await response.text() : '';
  if (!isClink) void response.body?.cancel();
  if (isClink) return { by: 'Clink', why: `${status}, ${detailIn({ text }) ?? 'without a reason'}` };
  const tunnel = TUNNELS.find(([header]) => headers.has(header))?.[1];
  if (tunnel) return { by: 'the tunnel', why: `${status} from ${tunnel}` };
  return { by: 'the proxy', why: `${status} from ${serverIn(headers) ?? 'a proxy without a name'}` };
}
