/** Calls back when the phone finds or loses its network. Returns a function that stops it. */
export function followNetwork(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
