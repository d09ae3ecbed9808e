/** Numbers questions, so that only the answer to the latest question is used. */
export function createLatest() {
  let asked = 0;

  return {
    /** Starts a question. The returned function tells whether this question is still the latest one. */
    ask(): () => boolean {
      asked += 1;
      const own = asked;
      return () => own === asked;
    },

    /** Makes even the answer to the latest question unused, because the guest no longer waits for it. */
    giveUp(): void {
      asked += 1;
    },
  };
}
