const COMPUTER = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/;
const ADDRESS =
  /^(10(\.\d+){3}|(192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2}|\[f([cd][\da-f]|e[89ab])[\da-f]:.*)$/;
/** Names that only the router of a network knows. */
const NAME = /^[^.:]+$|\.(local|lan|internal|home\.arpa)$/;

/** From where phones reach an address: from anywhere, only in its network, or from that computer alone. */
export function reachOf(hostname: string): 'everybody' | 'network' | 'computer' {
  if (COMPUTER.test(hostname)) return 'computer';
  return ADDRESS.test(hostname) || NAME.test(hostname) ? 'network' : 'everybody';
}
