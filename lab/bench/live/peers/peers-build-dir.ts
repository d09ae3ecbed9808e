/** A package for the peers only. They have several times Clink's dependencies, and nothing else needs them. */
export const PEERS_DIR = 'lab/bench/peers';
/** Inside that package, so that its dependencies are resolved from there. */
export const PEERS_BUILD_DIR = `${PEERS_DIR}/build`;
