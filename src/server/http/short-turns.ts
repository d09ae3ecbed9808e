/** The maximum number of requests in a turn. Each takes about a millisecond, so more would make the turn too long. */
const PER_TURN = 8;

/**
 * Starts a few requests in each turn of the event loop, while the others wait in their order. Node accepts only one new
 * connection per turn (libuv#3696), so new connections would have to wait for turns that answer a hundred requests.
 */
export function shortTurns(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let started = 0;

  function begin(start: () => void): void {
    if (started === 0) setImmediate(nextTurn);
    started += 1;
    start();
  }

  function nextTurn(): void {
    started = 0;
    for (const start of waiting.splice(0, PER_TURN)) begin(start);
  }

  return (start) => {
    if (started < PER_TURN && waiting.length === 0) begin(start);
    else waiting.push(start);
  };
}
