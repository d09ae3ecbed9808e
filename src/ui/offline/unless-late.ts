/** A phone may have a network that lets nothing through. */
const PATIENCE_MS = 6_000;

/** Returns the answer, or null if it fails or arrives too late. A stored page then replaces it. */
export function unlessLate(answer: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer.catch(() => null), late]);
}
