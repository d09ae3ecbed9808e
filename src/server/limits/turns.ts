/** Gives each piece of work its own turn of the event loop, in order of arrival. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a turn that no other piece of work shares. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
