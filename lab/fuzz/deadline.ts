/** More than a busy machine needs. */
export const DEADLINE_MS = 30_000;

/** A call that hangs is a fault. @throws {Error} when the work takes longer than any answer may. */
export async function withinDeadline<T>(work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
