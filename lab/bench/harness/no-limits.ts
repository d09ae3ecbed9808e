/** Environment variables that lift the server's limits for the load, which one address sends as fast as possible. */
export const NO_LIMITS = {
  MAX_SAVES_PER_SESSION: '999999999',
  MAX_NEW_SESSIONS_PER_ADDRESS: '999999999',
  MAX_STREAMS_PER_ADDRESS: '20000',
  MAX_STREAMS: '20000',
  MAX_SESSIONS: '999999999',
};
