/** Counts questions. Only the answer to the latest one is used, because the guest no longer waits for the others. */
export function createLatest() {
  let asked = 0;

  return {
    /** Asks. The returned function tells whether this question is still the latest one. */
    ask(): () => boolean {
      asked += 1;
      const own = asked;
      return () => own === asked;
    },

    /** The guest no longer waits, so the answer to the latest question is not used either. */
    giveUp(): void {
      asked += 1;
    },
  };
}
