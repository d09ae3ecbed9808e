/** A network may exist and still let nothing through. */
const PATIENCE_MS = 6_000;

/** The answer, or null if it fails or does not come in time. A stored page then takes its place. */
export function unlessLate(answer: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer.catch(() => null), late]);
}
