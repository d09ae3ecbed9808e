/**
 * Whether a test is due that only repeats a rule on another screen, in another language or with another database. `.ci/run`
 * runs one of `turns` shares of these tests with each commit, in turn. The nightly run runs all.
 */
export function isDue(index: number, turns: number): boolean {
  return index % turns === Number(process.env.TEST_TURN ?? 0) % turns;
}

/** Like `isDue`, but always true if no turn is set, as in a run by hand and in the nightly run. */
export function runsNow(index: number, turns: number): boolean {
  return process.env.TEST_TURN === undefined || isDue(index, turns);
}
