/** A fault, and the index of the call after which it was seen. */
export class Fault extends Error {
  readonly callIndex: number;

  constructor(message: string, callIndex: number) {
    super(message);
    this.callIndex = callIndex;
  }
}

export function faultAt(callIndex: number): (error: unknown) => never {
  return (error) => {
    throw new Fault(error instanceof Error ? error.message : String(error), callIndex);
  };
}
