/** An answer of the server, and when it came, in ms on this device's clock. */
export interface KeptAnswer {
  readonly value: unknown;
  readonly at: number;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** The last answers to a host's calls, by name. They are shown while the server cannot be reached, and are in memory only. */
export function createKeptAnswers() {
  const answers = new Map<string, KeptAnswer>();
  let owner: string | null = null;
  return {
    keep: (name: string, answer: KeptAnswer) => void answers.set(name, answer),
    of: (name: string) => answers.get(name) ?? null,
    clear: () => answers.clear(),

    /** Drops the answers to another host. */
    keepFor(hostId: string): void {
      if (hostId !== owner) answers.clear();
      owner = hostId;
    },
  };
}
