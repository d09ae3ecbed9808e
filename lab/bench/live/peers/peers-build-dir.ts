/** The peers' own package: they have several times Clink's dependencies, and nothing else needs them. */
export const PEERS_DIR = 'lab/bench/peers';
/** Inside the package, so that its dependencies are found from there. */
export const PEERS_BUILD_DIR = `${PEERS_DIR}/build`;
