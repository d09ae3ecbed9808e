import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Sent with every answer but the streams, which carry their own. `trusted-types clink` names the one policy of the page: src/ui/offline/worker.ts. */
export const securityHeaders = secureHeaders({
  referrerPolicy: 'no-referrer',
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['clink'],
  },
});

/**
 * Apart from every other page. On an insecure origin these only make browsers complain. They send Fetch Metadata to secure
 * origins alone, through a proxy with TLS as well, so its presence says which this is.
 */
export const isolationWhereSecure = createMiddleware(async (c, next) => {
  await next();
  if (!c.req.header('sec-fetch-mode')) return;
  c.header('cross-origin-opener-policy', 'same-origin');
  c.header('origin-agent-cluster', '?1');
});
