/** Runs `work` for each item, with at most `limit` items at the same time. */
export async function inFlight<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
}
