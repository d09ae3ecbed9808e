/**
 * Whether a test is due that only repeats a rule: on another screen, in another language, over another database. `.ci/run`
 * runs one of `turns` shares, and the next one with the next commit. The nightly run runs all.
 */
export function isDue(index: number, turns: number): boolean {
  return index % turns === Number(process.env.TEST_TURN ?? 0) % turns;
}

/** As `isDue`, but always true in a run by hand and in the nightly run, which name no turn. */
export function runsNow(index: number, turns: number): boolean {
  return process.env.TEST_TURN === undefined || isDue(index, turns);
}
