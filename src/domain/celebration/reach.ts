const COMPUTER = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;
const ADDRESS =
  /^(10(\.\d+){3}|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+){2}|(192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2}|\[f([cd][\da-f]|e[89ab])[\da-f]:.*)$/;
/** Host names that only the router of a local network resolves. */
const NAME = /^[^.:]+$|\.(local|lan|internal|home\.arpa)$/;

const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** The parts of a URL that decide which phones can reach it. */
interface Address {
  readonly hostname: string;
  readonly protocol: string;
}

/**
 * From where an address can be reached: from anywhere, only from its local network, or only from the same computer. At
 * a public address without TLS, only callers from the server's own network can be hosts
 * (src/server/http/address/base-address.ts).
 */
export function reachOf({ hostname, protocol }: Address): 'everybody' | 'network' | 'computer' {
  if (COMPUTER.test(hostname)) return 'computer';
  const isBare = protocol === 'http:' && NUMBERS.test(hostname);
  return isBare || ADDRESS.test(hostname) || NAME.test(hostname) ? 'network' : 'everybody';
}
