/** A fault, and the index of the call after which it was seen. */
export class Fault extends Error {
  readonly callIndex: number;

  constructor(message: string, callIndex: number) {
    super(message);
    this.callIndex = callIndex;
  }
}

export function faultAt(callIndex: number): (error: unknown) => never {
  return (error) => {
    throw new Fault(error instanceof Error ? error.message : String(error), callIndex);
  };
}

/** Even a busy machine answers within this time. */
export const DEADLINE_MS = 30_000;

/** Awaits the work. @throws {Error} after `DEADLINE_MS`, because a call that hangs is a fault. */
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
