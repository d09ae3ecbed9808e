/**
 * Whether a test is due that only repeats a rule: on another screen, in another language, over another database. `.ci/run`
 * takes one of `turns` shares with each commit, one share after the other. The nightly run takes all.
 */
export function isDue(index: number, turns: number): boolean {
  return index % turns === Number(process.env.TEST_TURN ?? 0) % turns;
}

/** Like `isDue`, but always true in a run by hand and in the nightly run, which set no turn. */
export function runsNow(index: number, turns: number): boolean {
  return process.env.TEST_TURN === undefined || isDue(index, turns);
}
