import { StoreUnavailable } from '../store/store.ts';

interface OpenHall<Hall> {
  readonly hall: Hall;
  /** Called when the hall is closed. */
  release(): void;
}

/**
 * The halls of one kind of streams. Each celebration with such a stream has one hall, which holds its streams. The
 * creator must close this.
 */
export class Halls<Hall extends { close(): void }> {
  readonly #open: (celebrationId: string) => Promise<OpenHall<Hall>>;
  readonly #onFailure: (error: unknown) => void;
  readonly #opening = new Map<string, Promise<OpenHall<Hall>>>();
  /** The open halls. `#opening` also contains those that are being opened. */
  readonly #halls = new Map<string, Hall>();
  #isClosed = false;

  constructor(open: (celebrationId: string) => Promise<OpenHall<Hall>>, onFailure: (error: unknown) => void) {
    this.#open = open;
    this.#onFailure = onFailure;
  }

  find(id: string): Hall | undefined {
    return this.#halls.get(id);
  }

  /** Never rejects. If the hall cannot be opened or entered, the stream ends, and the page reconnects. */
  async join(id: string, stream: { end(): void }, enter: (hall: Hall) => unknown): Promise<void> {
    if (this.#isClosed) return stream.end();
    const opening = this.#opening.get(id) ?? this.#open(id);
    this.#opening.set(id, opening);
    // While the hall opens, the celebration may be dropped, and another stream may open its hall again.
    const isOurs = () => this.#opening.get(id) === opening;
    try {
      const { hall } = await opening;
      if (isOurs()) this.#halls.set(id, hall);
      await enter(hall);
    } catch (error) {
      if (isOurs()) this.close(id);
      stream.end();
      if (!(error instanceof StoreUnavailable)) this.#onFailure(error);
    }
  }

  /** Ends the streams of a celebration. Their readers reconnect to this server or to another server. */
  close(id: string): void {
    const opening = this.#opening.get(id);
    this.#opening.delete(id);
    this.#halls.delete(id);
    void opening?.then(
      ({ hall, release }) => {
        hall.close();
        release();
      },
      () => {},
    );
  }

  /** Closes a hall without streams. */
  leave(id: string, hall: Hall): void {
    if (this.#halls.get(id) === hall) this.close(id);
  }

  endStreams(): void {
    for (const id of [...this.#opening.keys()]) this.close(id);
  }

  closeAll(): void {
    this.#isClosed = true;
    this.endStreams();
  }
}
