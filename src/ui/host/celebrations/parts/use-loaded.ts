import { useEffect, useState } from 'react';
import { type CallFault, faultOf } from '../../calls/call.ts';

interface Loaded<T> {
  /** Null while it loads for the first time, and after a fault. */
  readonly value: T | null;
  readonly fault: CallFault | null;
  reload(): void;
  set(value: T): void;
}

/** What `load` returns, loaded once when the component appears, and again by `reload`. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, set] = useState<T | null>(null);
  const [fault, setFault] = useState<CallFault | null>(null);

  function reload() {
    load().then(
      (loaded) => {
        setFault(null);
        set(() => loaded);
      },
      (error: unknown) => setFault(faultOf(error)),
    );
  }

  // The server is outside React. What is loaded does not change while the component lives: its key does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(reload, []);

  return { value, fault, reload, set: (next) => set(() => next) };
}
