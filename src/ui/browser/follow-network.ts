/** Calls `listener` when the phone goes online or offline, until the returned function is called. */
export function followNetwork(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
