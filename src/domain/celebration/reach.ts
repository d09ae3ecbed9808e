const COMPUTER = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;
const ADDRESS =
  /^(10(\.\d+){3}|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+){2}|(192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2}|\[f([cd][\da-f]|e[89ab])[\da-f]:.*)$/;
/** Names that only the router of a network knows. */
const NAME = /^[^.:]+$|\.(local|lan|internal|home\.arpa)$/;

const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** The parts of a URL that tell from where phones reach it. */
interface Address {
  readonly hostname: string;
  readonly protocol: string;
}

/**
 * From where phones reach an address: from anywhere, only in its network, or from that computer alone. At a public
 * address without TLS, only callers of the server's own network can be hosts (src/server/http/address/base-address.ts).
 */
export function reachOf({ hostname, protocol }: Address): 'everybody' | 'network' | 'computer' {
  if (COMPUTER.test(hostname)) return 'computer';
  const isBare = protocol === 'http:' && NUMBERS.test(hostname);
  return isBare || ADDRESS.test(hostname) || NAME.test(hostname) ? 'network' : 'everybody';
}
