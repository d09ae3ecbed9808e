/** More requests would make a turn too long: each takes about a millisecond. */
const PER_TURN = 8;

/**
 * Starts a few requests in each turn of the event loop. The others wait in their order. Node accepts only one new connection
 * in each turn (libuv#3696), so a turn that answers a hundred requests would keep each newcomer waiting.
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
