import { POWERFUL_FEATURES } from './powerful-features.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** `trusted-types clink` names the page's only policy (src/ui/offline/worker.ts). */
const CONTENT_SECURITY_POLICY: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // The hosts' page shows a guest's phone in a frame (src/ui/host/first-hour/guest-phone.tsx).
  'frame-src': ["'self'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['clink'],
};

/** The policy. `inline` adds the hashes of a page's inline parts, by directive. */
export function contentSecurityPolicy(inline: Sources = {}): string {
  return Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => [directive, ...sources, ...(inline[directive] ?? [])].join(' '))
    .join('; ');
}

const EVERYWHERE = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'geolocation=(self)',
    'clipboard-write=(self)',
    'screen-wake-lock=(self)',
    'fullscreen=(self)',
    ...POWERFUL_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Links of celebrations and of hosts are secrets. There is no robots.txt, because it would keep crawlers from reading
  // this header.
  'x-robots-tag': 'noindex',
};

/** On an insecure origin browsers ignore these headers and print a warning. */
const ON_A_SECURE_ORIGIN = {
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Two years. The header is never sent over an insecure transport (RFC 6797, 7.2). */
const OVER_TLS = {
  ...ON_A_SECURE_ORIGIN,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

export type SecurityHeaders = typeof EVERYWHERE & Partial<typeof OVER_TLS>;

/** The headers of every response, including streams and errors, for this kind of connection. */
export function securityHeadersFor(transport: { isTls: boolean; isSecureOrigin: boolean }): SecurityHeaders {
  if (transport.isTls) return OVER_TLS;
  return transport.isSecureOrigin ? ON_A_SECURE_ORIGIN : EVERYWHERE;
}
