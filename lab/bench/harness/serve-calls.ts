/** The calls that a process of the benchmark answers. */
export type Calls = Record<string, (argument: never) => unknown>;

export interface CallMessage {
  readonly id: number;
  readonly name: string;
  readonly argument: unknown;
}

export type AnswerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** The child's side of `startChild`: answers calls until the parent has ended. */
export function serveCalls(calls: Calls): void {
  process.on('message', async ({ id, name, argument }: CallMessage) => {
    const call = calls[name] as ((argument: unknown) => unknown) | undefined;
    try {
      if (!call) throw new Error(`no call '${name}'`);
      reply({ id, answer: await call(argument) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.once('disconnect', () => process.exit());
}

function reply(message: AnswerMessage): void {
  process.send?.(message);
}
